import { APIError } from 'better-auth/api'
import { passwordLength } from '../../passwords/password-length.ts'

/** A used, voided, changed or expired link: the response does not tell which. */
export function invalidLink(): APIError {
  return new APIError('BAD_REQUEST', { code: 'INVALID_TOKEN', message: 'Invalid link.' })
}

export function tooManyRequests(seconds: number): APIError {
  const headers = { 'X-Retry-After': String(seconds) }
  return new APIError('TOO_MANY_REQUESTS', { message: 'Too many attempts.' }, headers)
}

export function weakPassword(): APIError {
  const message = 'This password is easily guessed.'
  return new APIError('BAD_REQUEST', { code: 'PASSWORD_COMPROMISED', message })
}

/** Throws for a new password that is too short or too long. */
export function rejectLength(password: string): void {
  if (password.length < passwordLength.min) {
    throw new APIError('BAD_REQUEST', { code: 'PASSWORD_TOO_SHORT', message: 'Too short.' })
  }
  rejectTooLong(password)
}

export function rejectTooLong(password: string): void {
  if (password.length > passwordLength.max) {
    throw new APIError('BAD_REQUEST', { code: 'PASSWORD_TOO_LONG', message: 'Too long.' })
  }
}
