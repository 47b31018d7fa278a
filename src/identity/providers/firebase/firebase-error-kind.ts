import type { AuthErrorKind } from '../../sign-in/auth-error.ts'

/** Error codes of Firebase Authentication. */
const kinds = new Map<string, AuthErrorKind>([
  ['auth/wrong-password', 'wrong-credentials'],
  ['auth/invalid-credential', 'wrong-credentials'],
  ['auth/invalid-login-credentials', 'wrong-credentials'],
  ['auth/network-request-failed', 'network'],
  ['auth/email-already-in-use', 'email-in-use'],
  ['auth/account-exists-with-different-credential', 'email-in-use'],
  ['auth/credential-already-in-use', 'email-in-use'],
  ['auth/missing-password', 'invalid-password'],
  ['auth/weak-password', 'weak-password'],
  ['auth/password-does-not-meet-requirements', 'weak-password'],
  ['auth/invalid-email', 'invalid-email'],
  ['auth/missing-email', 'invalid-email'],
  ['auth/invalid-phone-number', 'invalid-phone'],
  ['auth/missing-phone-number', 'invalid-phone'],
  ['auth/user-not-found', 'user-deleted'],
  ['auth/user-disabled', 'user-disabled'],
  ['auth/too-many-requests', 'too-many-attempts'],
  ['auth/timeout', 'too-many-attempts'],
  ['auth/operation-not-allowed', 'not-allowed'],
  ['auth/admin-restricted-operation', 'not-allowed'],
  ['auth/unauthorized-domain', 'not-allowed'],
  ['auth/multi-factor-auth-required', 'not-allowed'],
  ['auth/requires-recent-login', 'credential-expired'],
  ['auth/user-token-expired', 'credential-expired'],
  ['auth/invalid-user-token', 'credential-expired'],
  ['auth/expired-action-code', 'credential-expired'],
  ['auth/invalid-action-code', 'credential-expired'],
  ['auth/quota-exceeded', 'quota-exceeded'],
  ['auth/popup-closed-by-user', 'popup-closed'],
  ['auth/cancelled-popup-request', 'popup-closed'],
  ['auth/user-cancelled', 'popup-closed'],
  ['auth/popup-blocked', 'popup-blocked'],
])

export function firebaseErrorKind(code: string): AuthErrorKind {
  return kinds.get(code) ?? 'unknown'
}
