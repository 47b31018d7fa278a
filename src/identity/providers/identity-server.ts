import type { AccountOpener } from '#commerce/customers/open-account.server.ts'
import type { SecondFactorStore } from '#commerce/staff/reset-second-factors.server.ts'
import type { Transaction } from '#database/engine.server.ts'
import type { ReadIdToken } from '../sessions/id-token.server.ts'

/** The server side of the identity provider. Nothing outside this folder knows which provider it is. */
export interface IdentityServer {
  /** Handles the provider's requests under `/api/auth`. `address` is the client's, for rate limits. */
  handle(request: Request, address: string | undefined): Promise<Response>
  readIdToken(token: string, now: number): Promise<ReadIdToken>
  /** Null where only users open accounts. */
  openAccount: AccountOpener | null
  /**
   * Ends all sign-ins of a user, so that no browser gets new tokens. Does nothing if the provider's tokens contain the
   * time of authentication.
   */
  endSignIns(uid: string): Promise<void>
  /**
   * Locks and removes the account with its ways to sign in, in the shop's transaction. Does nothing if the provider
   * keeps the accounts in a service of its own.
   */
  removeAccount(tx: Transaction, uid: string): Promise<void>
  /** Null if the provider keeps second factors in a service of its own. */
  secondFactors: SecondFactorStore | null
}

/** The account that a verified ID token names. */
export interface IdentityAccount {
  uid: string
  /** Empty for guests. */
  email: string
  emailVerified: boolean
  /** Empty when the provider knows none. */
  name: string
  picture: string | null
  /** The sign-in method, if the provider states it. */
  method: SignInMethod | null
  /** Signed in with a second factor. */
  secondFactor: boolean
  /** The sign-in that the token comes from, which may have ended since; null if the provider names none. */
  signInId: string | null
  /** When the user signed in at the provider, in epoch milliseconds: tokens may be issued long after. */
  signedInAt: number
  /**
   * When the user last authenticated, in epoch milliseconds: a token from before the end of all sessions starts none.
   */
  provenAt: number
}

export type SignInMethod = 'guest' | 'google' | 'password' | 'passkey'
