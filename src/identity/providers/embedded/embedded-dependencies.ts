import type { Mailer } from '#commerce/emails/mailer.ts'
import type { Log } from '#commerce/log.ts'
import type { Database, OpenDatabase, Transaction } from '#database/engine.server.ts'
import type { PasswordHashing } from '../../passwords/password-hashing.server.ts'
import type { SignInThrottle } from '../../rate-limits/sign-in-throttle.server.ts'

export interface EmbeddedProviderSettings {
  VITE_APP_URL: string
  VITE_IDENTITY_PROJECT_ID: string
  IDENTITY_ADMIN_PRIVATE_KEY: string
  /** Per network. The throttle of guesses at one account is separate. */
  SIGN_IN_ATTEMPTS_PER_MINUTE: number
  GOOGLE_ISSUER: string
  GOOGLE_CLIENT_ID?: string | undefined
  GOOGLE_CLIENT_SECRET?: string | undefined
}

export interface EmbeddedProviderDependencies {
  database: OpenDatabase
  mailer: Mailer
  log: Log
  /** Hashes and verifies all passwords, for the library too. */
  passwords: Pick<PasswordHashing, 'hash' | 'verify'>
  /** The shop's clock, in epoch milliseconds, for links, limits, codes and claims of all instances. */
  now: () => number
  /** A user has changed a way to sign in: the shop ends older sessions and links, in the same transaction. */
  onSignInChange: (tx: Transaction, account: ChangedAccount, change: SignInChange) => Promise<void>
  /** Whether the shop requires a second factor of this user. */
  requiresSecondFactor: (db: Database, uid: string) => Promise<boolean>
  /** An account has another email, or its previous one again, in the same transaction. */
  onEmailChange: (tx: Transaction, change: EmailChange) => Promise<void>
}

/** Changes of a user's ways to sign in. The values are stored in the audit log. */
export const signInChanges = [
  'password.changed',
  'two-factor.turned-on',
  'two-factor.turned-off',
  'recovery-codes.renewed',
  'recovery-code.used',
  'passkey.added',
  'passkey.removed',
] as const
export type SignInChange = (typeof signInChanges)[number]

/** The account whose sign-in changes. */
export interface ChangedAccount {
  uid: string
  email: string
  /** An email to an unverified address contains no name: a stranger may have entered both. */
  emailVerified: boolean
  name: string
}

export interface EmailChange {
  uid: string
  from: string
  to: string
  /** Id of the change for the undo link; null if the previous address was never verified. */
  undoId: string | null
  /** This change undoes an earlier one. */
  isUndo: boolean
}

/** The name of the shop in authenticator apps and password managers. */
export const shopName = 'Flower Boutique'

/** Dependencies of the provider's own endpoints. */
export interface EndpointDependencies extends EmbeddedProviderDependencies {
  /** `https://boutique.example` */
  origin: string
  secret: string
  throttle: SignInThrottle
}
