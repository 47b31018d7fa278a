/** The account that a verified ID token names. */
export interface IdentityAccount {
  uid: string
  /** Empty for guests. */
  email: string
  emailVerified: boolean
  /** Empty when the provider knows none. */
  name: string
  picture: string | null
  /** The sign-in method, if the provider tells it. */
  method: SignInMethod | null
  /** Signed in with a second factor. */
  secondFactor: boolean
  /** When the user signed in at the provider, in epoch milliseconds: tokens may be issued long after. */
  signedInAt: number
  /**
   * When the user last authenticated, in epoch milliseconds: a token from before the end of all sessions starts none.
   */
  provenAt: number
}

export type SignInMethod = 'guest' | 'google' | 'password'
