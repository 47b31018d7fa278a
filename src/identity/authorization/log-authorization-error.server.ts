import type { Log } from '#commerce/log.ts'
import type { AuthorizationError } from './authorization-error.ts'

export interface DeniedPlace {
  /** The server function, or the path of a server route. */
  endpoint: string
  /** The request id. */
  reference?: string
}

/** Logs a rejected request. A missing sign-in is normal (a page was left open), so it is no warning. */
export function logAuthorizationError(
  log: Log,
  closed: AuthorizationError,
  place: DeniedPlace,
): void {
  const { reason, person } = closed
  const isOrdinary = reason === 'sign-in' || reason === 'profile'
  log[isOrdinary ? 'info' : 'warn']('authorization denied', {
    ...place,
    reason,
    ...(person ? { person } : {}),
  })
}
