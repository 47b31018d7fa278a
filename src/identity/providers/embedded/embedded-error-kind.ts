import type { AuthErrorKind } from '../../sign-in/auth-error.ts'

/** Error codes of the embedded provider. */
const kinds = new Map<string, AuthErrorKind>([
  ['INVALID_EMAIL_OR_PASSWORD', 'wrong-credentials'],
  ['INVALID_PASSWORD', 'wrong-password'],
  ['CREDENTIAL_ACCOUNT_NOT_FOUND', 'wrong-password'],
  ['EMAIL_MISMATCH', 'wrong-credentials'],
  ['USER_ALREADY_EXISTS', 'email-in-use'],
  ['USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL', 'email-in-use'],
  ['EMAIL_ALREADY_IN_USE', 'email-in-use'],
  ['PASSWORD_TOO_SHORT', 'weak-password'],
  ['PASSWORD_COMPROMISED', 'weak-password'],
  ['PASSWORD_TOO_LONG', 'invalid-password'],
  ['INVALID_EMAIL', 'invalid-email'],
  ['INVALID_PHONE_NUMBER', 'invalid-phone'],
  // The form has validated everything else.
  ['VALIDATION_ERROR', 'invalid-email'],
  ['USER_NOT_FOUND', 'user-deleted'],
  ['BANNED_USER', 'user-disabled'],
  ['INVALID_TOKEN', 'credential-expired'],
  ['TOKEN_EXPIRED', 'credential-expired'],
  ['SESSION_EXPIRED', 'credential-expired'],
  ['SESSION_NOT_FRESH', 'credential-expired'],
  ['UNAUTHORIZED', 'credential-expired'],
  ['INVALID_CODE', 'invalid-code'],
  ['INVALID_BACKUP_CODE', 'invalid-code'],
  ['INVALID_TWO_FACTOR_COOKIE', 'credential-expired'],
  ['TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE', 'credential-expired'],
  ['EMAIL_NOT_VERIFIED', 'not-allowed'],
  ['TOTP_ALREADY_ENABLED', 'not-allowed'],
  ['TOTP_NOT_ENABLED', 'not-allowed'],
  ['TWO_FACTOR_NOT_ENABLED', 'not-allowed'],
  ['PROVIDER_NOT_FOUND', 'not-allowed'],
  ['EMAIL_PASSWORD_DISABLED', 'not-allowed'],
  ['EMAIL_PASSWORD_SIGN_UP_DISABLED', 'not-allowed'],
  ['INVALID_ORIGIN', 'not-allowed'],
  ['PASSKEY_REFUSED', 'passkey-refused'],
  ['PASSKEY_NOT_FOUND', 'passkey-unknown'],
  ['PASSKEY_EXISTS', 'passkey-exists'],
  ['PASSKEY_NEEDED', 'passkey-needed'],
  ['TOO_MANY_PASSKEYS', 'too-many-passkeys'],
  ['TOO_MANY_SIGN_INS', 'sign-in-busy'],
])

/** Error codes in the address to which Google's sign-in returns. */
const popupKinds = new Map<string, AuthErrorKind>([
  ['access_denied', 'popup-closed'],
  ['account_not_linked', 'email-in-use'],
  ['email_not_verified', 'not-allowed'],
  ['invalid_code', 'credential-expired'],
  ['oauth_code_verification_failed', 'credential-expired'],
  ['please_restart_the_process', 'credential-expired'],
  ['state_mismatch', 'credential-expired'],
  ['state_not_found', 'credential-expired'],
])

export interface EmbeddedError {
  status: number
  code?: string | undefined
}

export function embeddedErrorKind({ status, code = '' }: EmbeddedError): AuthErrorKind {
  const kind = kinds.get(code)
  if (kind) return kind
  if (status === 429 || status === 408 || status === 504) return 'too-many-attempts'
  if (status === 401) return 'credential-expired'
  if (status === 503 || status === 507) return 'quota-exceeded'
  return 'unknown'
}

export function popupErrorKind(error: string): AuthErrorKind {
  return popupKinds.get(error) ?? 'unknown'
}
