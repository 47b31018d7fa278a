import { AuthorizationError } from '#identity/authorization/authorization-error.ts'

/** Where somebody has to go first, when the server did not let them in: their session may have ended meanwhile. */
export function redirectForError(error: unknown): '/login' | '/complete-profile' | null {
  if (!(error instanceof AuthorizationError)) return null
  return error.reason === 'profile' ? '/complete-profile' : '/login'
}
