/** Kinds of sign-in errors of all providers. `auth-errors.ts` has their messages. */
export const authErrorKinds = [
  'wrong-credentials',
  'wrong-password',
  'network',
  'email-in-use',
  'invalid-password',
  'weak-password',
  'invalid-email',
  'invalid-phone',
  'user-deleted',
  'user-disabled',
  'too-many-attempts',
  'sign-in-busy',
  'not-allowed',
  'credential-expired',
  'invalid-code',
  'quota-exceeded',
  'popup-closed',
  'popup-blocked',
  'passkey-cancelled',
  'passkey-refused',
  'passkey-unknown',
  'passkey-exists',
  'passkey-needed',
  'too-many-passkeys',
  'unknown',
] as const
export type AuthErrorKind = (typeof authErrorKinds)[number]

/** Thrown when password or Google was right and the account needs a second factor. */
export class SecondFactorNeeded extends Error {
  override readonly name = 'SecondFactorNeeded'
}

/** Thrown by every identity provider. */
export class AuthError extends Error {
  override readonly name = 'AuthError'
  readonly kind: AuthErrorKind
  /** Seconds to wait before trying again, if the provider states them. */
  readonly retryAfter: number | undefined

  constructor(kind: AuthErrorKind, options: { retryAfter?: number; cause?: unknown } = {}) {
    super(kind, { cause: options.cause })
    this.kind = kind
    this.retryAfter = options.retryAfter
  }
}
