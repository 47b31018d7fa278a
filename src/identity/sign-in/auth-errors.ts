import type { Notice } from '#commerce/customers/notices.ts'
import { passwordLength } from '../passwords/password-length.ts'
import { AuthError, type AuthErrorKind } from './auth-error.ts'
import { authErrorDetail, authErrorMessage, authErrorTitle } from './auth-errors.messages.ts'

/** Titles and messages of sign-in errors, fixed by the specification. */
export const authNotices: Record<AuthErrorKind, Notice> = {
  'wrong-credentials': noticeOf('wrong-credentials'),
  // Of a signed-in user, who entered the password again.
  'wrong-password': noticeOf('wrong-password'),
  network: noticeOf('network'),
  'email-in-use': noticeOf('email-in-use'),
  'invalid-password': noticeOf('invalid-password'),
  'weak-password': noticeOf('weak-password'),
  'invalid-email': noticeOf('invalid-email'),
  'invalid-phone': noticeOf('invalid-phone'),
  'user-deleted': noticeOf('user-deleted'),
  'user-disabled': noticeOf('user-disabled'),
  'too-many-attempts': noticeOf('too-many-attempts'),
  'sign-in-busy': noticeOf('sign-in-busy'),
  'not-allowed': noticeOf('not-allowed'),
  'credential-expired': noticeOf('credential-expired'),
  'invalid-code': noticeOf('invalid-code'),
  'quota-exceeded': noticeOf('quota-exceeded'),
  'popup-closed': noticeOf('popup-closed'),
  'popup-blocked': noticeOf('popup-blocked'),
  'passkey-cancelled': noticeOf('passkey-cancelled'),
  'passkey-refused': noticeOf('passkey-refused'),
  'passkey-unknown': noticeOf('passkey-unknown'),
  'passkey-exists': noticeOf('passkey-exists'),
  'passkey-needed': noticeOf('passkey-needed'),
  'too-many-passkeys': noticeOf('too-many-passkeys'),
  unknown: noticeOf('unknown'),
}

/** Looks its texts up when they are read: the table is older than the language of a request. */
function noticeOf(kind: AuthErrorKind): Notice {
  return {
    get title() {
      return authErrorTitle(kind)
    },
    get message() {
      if (kind !== 'invalid-password') return authErrorMessage(kind)
      return authErrorDetail('passwordLength', passwordLength)
    },
  }
}

/** The toast for an error of signing in. */
export function authNotice(error: unknown): Notice {
  const kind = error instanceof AuthError ? error.kind : 'unknown'
  const { title, message } = authNotices[kind]
  const wait = error instanceof AuthError ? error.retryAfter : undefined
  const mustWait = kind === 'too-many-attempts' && wait !== undefined
  return { title, message: mustWait ? waitMessage(wait) : message }
}

function waitMessage(retryAfter: number): string {
  if (retryAfter > 90) {
    return authErrorDetail('tryInMinutes', { minutes: Math.ceil(retryAfter / 60) })
  }
  return authErrorDetail('tryInSeconds', { seconds: Math.max(Math.ceil(retryAfter), 1) })
}
