import { sql } from 'kysely'
import type { Database } from '#database/engine.server.ts'

/** The columns of the library's tables that the shop reads and writes. */
type ProviderTables = {
  identity_users: {
    id: string
    email: string
    name: string
    emailVerified: boolean | number
    isAnonymous: boolean | number | null
    twoFactorEnabled: boolean | number | null
    updatedAt: unknown
  }
  identity_accounts: {
    id: string
    accountId: string
    providerId: string
    userId: string
    password: string | null
    accessToken: string | null
    refreshToken: string | null
    idToken: string | null
    createdAt: string
    updatedAt: string
  }
  identity_two_factors: {
    id: string
    userId: string
    secret: string
    backupCodes: string
    verified: boolean | number | null
  }
  identity_sessions: {
    id: string
    token: string
    userId: string
    expiresAt: string
    ipAddress: string | null
    userAgent: string | null
  }
  identity_keys: { id: string; privateKey: string }
  identity_verifications: { value: string }
}

// True on both engines: a flag is a boolean on PostgreSQL, a number on SQLite.
export const yes = sql<boolean>`(1 = 1)`
export const no = sql<boolean>`(1 = 0)`

export function tables(db: Database) {
  return db.withoutPlugins().withTables<ProviderTables>()
}
