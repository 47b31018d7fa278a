import { DoorClosed } from '#identity/door-closed.ts'

/** Where somebody has to go first, when the server did not let them in: their session may have ended meanwhile. */
export function wayThrough(error: unknown): '/login' | '/complete-profile' | null {
  if (!(error instanceof DoorClosed)) return null
  return error.reason === 'profile' ? '/complete-profile' : '/login'
}
