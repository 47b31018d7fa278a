/** A user of the identity provider. */
export interface AuthUser {
  uid: string
  /** Empty for guests. */
  email: string
  emailVerified: boolean
  name: string
  picture: string | null
  isGuest: boolean
}

export interface PasswordCredentials {
  email: string
  password: string
}

export interface PasswordChange {
  present: string
  next: string
}

/** A code of the authenticator app, or a recovery code. */
export type SecondFactor = { code: string } | { recoveryCode: string }

/** The ways in which a user can sign in at the provider. */
interface SignInMethods {
  password: boolean
  secondFactor: boolean
}

export interface TwoFactorStart {
  /** For the authenticator app: `otpauth://…`, shown as a QR code. */
  address: string
  /** Each works once. The provider never shows them again. */
  recoveryCodes: string[]
}

/** Turns the second factor on and off. Each change requires the password. */
interface TwoFactorDependencies {
  begin(password: string): Promise<TwoFactorStart>
  /** The first code of the app: the second factor is on from now, and every other sign-in ends. */
  confirm(code: string): Promise<void>
  /** Voids the previous codes. */
  renewRecoveryCodes(password: string): Promise<string[]>
  turnOff(password: string): Promise<void>
}

export interface StoredPasskey {
  id: string
  name: string
  /** Epoch milliseconds. */
  createdAt: number
}

/**
 * Passkeys. Adding and removing throw `credential-expired` after five minutes of a sign-in. A cancelled prompt throws
 * `passkey-cancelled`.
 */
export interface Passkeys {
  /** Opens the browser's prompt; with a signal the browser offers passkeys in a field until it is aborted. */
  choose(left?: AbortSignal): Promise<object>
  /** `answer` is what `choose` returned. */
  signIn(answer: object): Promise<AuthUser>
  /** Oldest first. */
  list(): Promise<StoredPasskey[]>
  add(name: string): Promise<void>
  rename(id: string, name: string): Promise<void>
  /** Ends every other sign-in of the user. */
  remove(id: string): Promise<void>
}

/** A signed-in browser. */
interface SignIn {
  id: string
  /** The browser's user agent; may be empty. */
  userAgent: string
  since: Date
  isThis: boolean
}

/**
 * The identity provider, as the browser uses it. Every method may throw `AuthError`; signing in may throw
 * `SecondFactorNeeded` as well. The shop's own data of a user is in the profile.
 */
export interface IdentityProvider {
  /**
   * Opens a window of 500 by 600; call it in the click handler, or the browser blocks it. Aborting `left` rejects with
   * `popup-closed`.
   */
  signInWithGoogle(left: AbortSignal): Promise<AuthUser>
  /** A signed-in guest stays the same guest. */
  signInAsGuest(): Promise<AuthUser>
  signInWithPassword(credentials: PasswordCredentials): Promise<AuthUser>
  /** Follows `SecondFactorNeeded`; a wrong code throws `invalid-code` and may be corrected. */
  submitSecondFactor(answer: SecondFactor): Promise<AuthUser>
  register(account: PasswordCredentials & { name: string }): Promise<AuthUser>
  sendVerification(): Promise<void>
  /**
   * `code` is in the email's link. It requires a sign-in with that address; otherwise it throws `wrong-credentials`.
   */
  confirmEmail(code: string): Promise<void>
  /** Mails a link to `/reset-password`. Succeeds for unknown addresses too. */
  sendPasswordReset(email: string): Promise<void>
  /** `code` is in the email's link. */
  resetPassword(code: string, password: string): Promise<void>
  /** Ends every other sign-in of the user. */
  changePassword(change: PasswordChange): Promise<void>
  signInMethods(): Promise<SignInMethods>
  /** Mails a link to the new address. Succeeds for addresses in use too. */
  requestEmailChange(change: PasswordCredentials): Promise<void>
  /** `code` is in that link; it works without a sign-in. */
  confirmEmailChange(code: string): Promise<void>
  /**
   * `code` is in the email to the previous address: it gives the account back to the owner of that address. Returns the
   * code for `resetPassword`; null if the provider mails a link for it.
   */
  undoEmailChange(code: string): Promise<string | null>
  /** Null if the provider has no second factor. */
  twoFactor: TwoFactorDependencies | null
  /** Loads the code of passkeys; null if the provider has none. */
  passkeys: (() => Promise<Passkeys>) | null
  /** Newest first. Throws `credential-expired` if this sign-in is more than a day old. */
  listSignIns(): Promise<SignIn[]>
  signOutElsewhere(): Promise<void>
  /** Calls the listener with the current state and every change. Returns a function that unsubscribes. */
  observe(listener: (user: AuthUser | null) => void): () => void
  /** A new ID token of the signed-in user; throws `credential-expired` without one. */
  idToken(): Promise<string>
  signOut(): Promise<void>
}

export const googlePopup = { width: 500, height: 600 }
