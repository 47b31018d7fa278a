import type { Mailer } from '#commerce/emails/mailer.ts'
import type { Log } from '#commerce/log.ts'
import type { OpenDatabase, Transaction } from '#database/engine.server.ts'
import type { PasswordHashing } from '../../passwords/password-hashing.server.ts'
import type { ChangedAccount, EmailChange, SignInChange } from './sign-in-change.ts'

export interface EmbeddedProviderSettings {
  VITE_APP_URL: string
  VITE_IDENTITY_PROJECT_ID: string
  IDENTITY_ADMIN_PRIVATE_KEY: string
  /** Of one network. Wrong guesses at one account are throttled beside it. */
  SIGN_IN_ATTEMPTS_PER_MINUTE: number
  GOOGLE_ISSUER: string
  GOOGLE_CLIENT_ID?: string | undefined
  GOOGLE_CLIENT_SECRET?: string | undefined
}

export interface EmbeddedProviderParts {
  database: OpenDatabase
  mailer: Mailer
  log: Log
  /** Every password is hashed and verified by it, also where the library does so. */
  passwords: Pick<PasswordHashing, 'hash' | 'verify'>
  /** The shop's clock, in epoch milliseconds: links, limits, codes and claims of all instances follow it. */
  now: () => number
  /** A user has changed how they sign in: the shop ends what was begun the old way, in the same transaction. */
  onSignInChange: (tx: Transaction, account: ChangedAccount, change: SignInChange) => Promise<void>
  /** An account has another address, or its previous one again: the same. */
  onEmailChange: (tx: Transaction, change: EmailChange) => Promise<void>
}

/** What the provider's own endpoints work with. */
export interface EndpointParts extends EmbeddedProviderParts {
  /** `https://boutique.example` */
  origin: string
  secret: string
}
