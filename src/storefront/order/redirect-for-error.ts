import { AuthorizationError } from '#identity/authorization/authorization-error.ts'

/** The page that an authorization error requires first: sign-in or the profile. */
export function redirectForError(error: unknown): '/login' | '/complete-profile' | null {
  if (!(error instanceof AuthorizationError)) return null
  return error.reason === 'profile' ? '/complete-profile' : '/login'
}
