import { APIError } from 'better-auth/api'

/** A link that was used, voided, changed or is too old: the response does not say which. */
export function spentLink(): APIError {
  return new APIError('BAD_REQUEST', { code: 'INVALID_TOKEN', message: 'Invalid link.' })
}
