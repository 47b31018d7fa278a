/** Somebody whom the identity provider knows. */
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

/** What the authenticator app shows now, or one of the codes that were kept for when it is lost. */
export type SecondFactor = { code: string } | { recoveryCode: string }

/** How somebody can sign in at the provider. */
export interface SignInMethods {
  password: boolean
  secondFactor: boolean
}

export interface TwoFactorStart {
  /** For the authenticator app: `otpauth://…`, shown as a QR code. */
  address: string
  /** Each works once. They are shown now and never again. */
  recoveryCodes: string[]
}

/** Turning the second factor on and off. Each change wants the password again. */
export interface TwoFactorDependencies {
  begin(password: string): Promise<TwoFactorStart>
  /** The first code of the app: from here on it is asked for, and every other sign-in ends. */
  confirm(code: string): Promise<void>
  /** The codes from before are void. */
  renewRecoveryCodes(password: string): Promise<string[]>
  turnOff(password: string): Promise<void>
}

/** A browser in which somebody is signed in. */
export interface SignIn {
  id: string
  /** What the browser says of itself; may be empty. */
  userAgent: string
  since: Date
  isThis: boolean
}

/**
 * The identity provider, as a browser uses it. Everything may throw `AuthError`, signing in `SecondFactorNeeded` too, and
 * nothing else.
 * It knows who somebody is; what they are to the shop is in their profile.
 */
export interface IdentityProvider {
  /**
   * Opens a window of 500 by 600: call it while the click is still being handled, or the browser blocks it. Whoever is
   * `left` does not come in through it any more, which is `popup-closed`.
   */
  signInWithGoogle(left: AbortSignal): Promise<AuthUser>
  /** A guest who is one already stays the same guest. */
  signInAsGuest(): Promise<AuthUser>
  signInWithPassword(credentials: PasswordCredentials): Promise<AuthUser>
  /** What follows on `SecondFactorNeeded`; a wrong answer is `invalid-code`, and may be corrected. */
  submitSecondFactor(answer: SecondFactor): Promise<AuthUser>
  register(account: PasswordCredentials & { name: string }): Promise<AuthUser>
  sendVerification(): Promise<void>
  /**
   * `code` is what that mail's link carries. It works for whoever is signed in with the address; for everybody else it is
   * `wrong-credentials`.
   */
  confirmEmail(code: string): Promise<void>
  /** Mails a link to `/reset-password`. Succeeds for addresses that nobody has, too. */
  sendPasswordReset(email: string): Promise<void>
  /** `code` is what the mailed link carries. */
  resetPassword(code: string, password: string): Promise<void>
  /** Ends every other sign-in of the same person. */
  changePassword(change: PasswordChange): Promise<void>
  signInMethods(): Promise<SignInMethods>
  /** Mails a link to the new address. Succeeds for addresses that somebody else has, too. */
  requestEmailChange(change: PasswordCredentials): Promise<void>
  /** `code` is what that link carries; it works without being signed in. */
  confirmEmailChange(code: string): Promise<void>
  /**
   * `code` is what the mail to the previous address carries: it gives the account back to the owner of that address.
   * Returns the code for `resetPassword`; null when the provider mails a link for that instead.
   */
  undoEmailChange(code: string): Promise<string | null>
  /** Null where the provider has no second factor. */
  twoFactor: TwoFactorDependencies | null
  /** The newest first. `credential-expired` when this one is more than a day old. */
  listSignIns(): Promise<SignIn[]>
  signOutElsewhere(): Promise<void>
  /** Tells the present state as soon as it is known, and every change of it. Answers how to stop. */
  observe(listener: (user: AuthUser | null) => void): () => void
  /** An ID token of whoever is signed in, issued now and for this; `credential-expired` when nobody is. */
  idToken(): Promise<string>
  signOut(): Promise<void>
}

export const googlePopup = { width: 500, height: 600 }
