import { APIError } from 'better-auth/api'

/** A used, voided, changed or expired link: the response does not tell which. */
export function invalidLink(): APIError {
  return new APIError('BAD_REQUEST', { code: 'INVALID_TOKEN', message: 'Invalid link.' })
}

export function tooManyRequests(seconds: number): APIError {
  const headers = { 'X-Retry-After': String(seconds) }
  return new APIError('TOO_MANY_REQUESTS', { message: 'Too many attempts.' }, headers)
}
