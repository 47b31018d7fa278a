import type { Log } from '#commerce/log.ts'
import type { Mailer } from '#commerce/notifications/mailer.ts'
import type { OpenDatabase } from '#database/engine.server.ts'
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
  /** Somebody has changed how they sign in: the shop ends what was begun the old way. */
  onSignInChange: (account: ChangedAccount, change: SignInChange) => Promise<void>
  /** Somebody has proved that a new address is theirs. */
  onEmailChange: (change: EmailChange) => Promise<void>
}
