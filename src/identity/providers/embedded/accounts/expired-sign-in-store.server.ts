import type { Database } from '#database/engine.server.ts'
import { tables, yes } from '../sign-in-changes/provider-tables.server.ts'

/**
 * Deletes the sign-ins that have expired, with network and browser: the library does so only if the cookie comes back.
 * A guest's sign-in says when the guest was last seen. It loses network and browser, and is deleted with the account.
 */
export async function purgeExpiredSignIns(database: Database, now: number): Promise<void> {
  const db = tables(database)
  const moment = new Date(now).toISOString()
  await db
    .deleteFrom('identity_sessions')
    .where('expiresAt', '<', moment)
    .where((is) => {
      const guest = is
        .selectFrom('identity_users')
        .select('id')
        .whereRef('identity_users.id', '=', 'identity_sessions.userId')
        .where('isAnonymous', '=', yes)
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
