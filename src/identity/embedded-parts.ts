import type { Log } from '#commerce/log.ts'
import type { Mailer } from '#commerce/notifications/mailer.ts'
import type { OpenDatabase } from '#database/engine.server.ts'

export interface EmbeddedProviderSettings {
  VITE_APP_URL: string
  VITE_IDENTITY_PROJECT_ID: string
  IDENTITY_ADMIN_PRIVATE_KEY: string
  /** By address; of one account in a quarter of an hour. */
  SIGN_IN_ATTEMPTS_PER_MINUTE: number
  GOOGLE_ISSUER: string
  GOOGLE_CLIENT_ID?: string | undefined
  GOOGLE_CLIENT_SECRET?: string | undefined
}

export interface EmbeddedProviderParts {
  database: OpenDatabase
  mailer: Mailer
  log: Log
  /** A password was changed by its owner: sessions that were started with the old one end. */
  onPasswordReset: (uid: string) => Promise<void>
}
