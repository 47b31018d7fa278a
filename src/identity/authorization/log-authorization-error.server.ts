import type { Log } from '#commerce/log.ts'
import type { AuthorizationError } from './authorization-error.ts'

export interface DeniedPlace {
  /** The server function, or the address of a server route. */
  door: string
  /** The request's id. */
  reference?: string
}

/**
 * Writes down that somebody came to a door that is not theirs. That nobody was signed in is ordinary: a page was left
 * open; anything else is worth a look.
 */
export function logAuthorizationError(
  log: Log,
  closed: AuthorizationError,
  place: DeniedPlace,
): void {
  const { reason, person } = closed
  const isOrdinary = reason === 'sign-in' || reason === 'profile'
  log[isOrdinary ? 'info' : 'warn']('a door stayed closed', {
    ...place,
    reason,
    ...(person ? { person } : {}),
  })
}
