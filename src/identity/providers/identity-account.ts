/** What a verified ID token says of its bearer. */
export interface IdentityAccount {
  uid: string
  /** Empty for guests. */
  email: string
  emailVerified: boolean
  /** Empty when the provider knows none. */
  name: string
  picture: string | null
  /** How they signed in, where the provider says so. */
  method: SignInMethod | null
  /** Signed in with a second factor. */
  secondFactor: boolean
  /** When they signed in at the provider, in epoch milliseconds: tokens may be fetched long after it. */
  signedInAt: number
  /** When they proved who they are, in epoch milliseconds: sessions that were ended later stay ended. */
  provenAt: number
}

export const signInMethods = ['guest', 'google', 'password'] as const
export type SignInMethod = (typeof signInMethods)[number]
