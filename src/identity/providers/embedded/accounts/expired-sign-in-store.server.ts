import { sql } from 'kysely'
import type { Database } from '#database/engine.server.ts'

/** The library's tables, whose columns keep their names: without the camel-case plugin. */
type SignInTables = {
  identity_users: { id: string; isAnonymous: boolean | number | null }
  identity_sessions: {
    userId: string
    expiresAt: string
    ipAddress: string | null
    userAgent: string | null
  }
}

/**
 * Deletes the sign-ins that have expired, with network and browser: the library does so only if the cookie comes back.
 * A guest's sign-in says when the guest was last seen. It loses network and browser, and is deleted with the account.
 */
export async function purgeExpiredSignIns(database: Database, now: number): Promise<void> {
  const db = database.withoutPlugins().withTables<SignInTables>()
  const moment = new Date(now).toISOString()
  await db
    .deleteFrom('identity_sessions')
    .where('expiresAt', '<', moment)
    .where((is) => {
      const guest = is
        .selectFrom('identity_users')
        .select('id')
        .whereRef('identity_users.id', '=', 'identity_sessions.userId')
        // True on both engines: a flag is a boolean on PostgreSQL, a number on SQLite.
        .where('isAnonymous', '=', sql<boolean>`(1 = 1)`)
      return is.not(is.exists(guest))
    })
    .execute()
  await db
    .updateTable('identity_sessions')
    .set({ ipAddress: null, userAgent: null })
    .where('expiresAt', '<', moment)
    .where((is) => is.or([is('ipAddress', 'is not', null), is('userAgent', 'is not', null)]))
    .execute()
}
