import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import { guestName } from '#commerce/customers/profile.ts'
import type { GuestAccounts, Idleness } from '#commerce/customers/purge-guests.server.ts'
import type { Database } from '#database/engine.server.ts'
import { lockSessionsOf, removeSessionsOf } from '../../../sessions/session-store.server.ts'
import { lockSignIn, readSignIn, removeUser } from '../sign-in-changes/sign-in-store.server.ts'

/** Queried together with the provider's tables, whose columns keep their names: without the camel-case plugin. */
type GuestTables = {
  identity_users: { id: string; isAnonymous: boolean | number | null; updatedAt: string }
  identity_sessions: { userId: string; updatedAt: string; expiresAt: string }
  users: { id: string; suspended: number; updated_at: number; verified_email: string | null }
  sessions: { user_id: string; created_at: number; expires_at: number }
  orders: { user_id: string }
}

/** Guests of the embedded provider: its anonymous accounts. */
export const embeddedGuests: GuestAccounts = {
  async listIdle(db, { limit, ...idleness }) {
    const rows = await idleAccounts(db, idleness).orderBy('guest.updatedAt').limit(limit).execute()
    return rows.map(({ id }) => id)
  },
  async removeSignIn(tx, id, idleness) {
    // The same lock order as a change of the sign-in.
    await lockSignIn(tx, id)
    await lockSessionsOf(tx, id)
    const [idle] = await idleAccounts(tx, idleness).where('guest.id', '=', id).execute()
    if (!idle) return false
    await removeSessionsOf(tx, id)
    await removeUser(tx, id)
    return true
  },
  async hasSignIn(db, id) {
    return (await readSignIn(db, id)) !== null
  },
}

/**
 * Guests of a provider with its own accounts, such as Firebase. The shop cannot tell which users are guests, so it
 * takes empty profiles without an order: the next sign-in creates the same profile again.
 */
export const profileGuests: GuestAccounts = {
  async listIdle(db, { limit, ...idleness }) {
    const rows = await idleProfiles(db, idleness).limit(limit).execute()
    return rows.map(({ id }) => id)
  },
  async removeSignIn(tx, id, idleness) {
    await lockSessionsOf(tx, id)
    const [idle] = await idleProfiles(tx, idleness).where('guest.id', '=', id).execute()
    if (!idle) return false
    await removeSessionsOf(tx, id)
    return true
  },
  /**
   * The shop cannot ask the provider. A suspended user counts, because the next sign-in would create a profile without the
   * suspension.
   */
  async hasSignIn(db, id) {
    const user = await tables(db)
      .selectFrom('users')
      .select('id')
      .where('id', '=', id)
      .where((is) => {
        const session = is.selectFrom('sessions').select('user_id').where('user_id', '=', id)
        const isVerified = is('verified_email', 'is not', null)
        return is.or([isVerified, is('suspended', '=', 1), is.exists(session)])
      })
      .executeTakeFirst()
    return user !== undefined
  },
}

function idleAccounts(db: Database, idleness: Idleness) {
  const since = new Date(idleness.unseenSince).toISOString()
  const now = new Date(idleness.now).toISOString()
  return (
    tables(db)
      .selectFrom('identity_users as guest')
      .select('guest.id')
      // True on both engines: a flag is a boolean on PostgreSQL, a number on SQLite.
      .where('guest.isAnonymous', '=', sql<boolean>`(1 = 1)`)
      .where('guest.updatedAt', '<', since)
      .where((is) => {
        const seen = is
          .selectFrom('identity_sessions')
          .select('userId')
          .whereRef('userId', '=', 'guest.id')
          .where((has) => has.or([has('updatedAt', '>=', since), has('expiresAt', '>', now)]))
        const protectedUsers = is
          .selectFrom('users')
          .select('users.id')
          .whereRef('users.id', '=', 'guest.id')
          .where((has) =>
            has.or([
              has('role', '!=', 'customer'),
              has('suspended', '=', 1),
              has('updated_at', '>=', idleness.unseenSince),
            ]),
          )
        return is.and([
          is.not(is.exists(seen)),
          is.not(is.exists(protectedUsers)),
          hasNoSession(idleness),
        ])
      })
  )
}

function idleProfiles(db: Database, idleness: Idleness) {
  return tables(db)
    .selectFrom('users as guest')
    .select('guest.id')
    .where('email', '=', '')
    .where('name', '=', guestName)
    .where('surname', '=', '')
    .where('phone', '=', '')
    .where('verified_email', 'is', null)
    .where('role', '=', 'customer')
    .where('suspended', '=', 0)
    .where('updated_at', '<', idleness.unseenSince)
    .where((is) => {
      const orders = is
        .selectFrom('orders')
        .select('orders.id')
        .whereRef('orders.user_id', '=', 'guest.id')
      return is.and([is.not(is.exists(orders)), hasNoSession(idleness)])
    })
}

function hasNoSession({ unseenSince, now }: Idleness): Expression<SqlBool> {
  const is = expressionBuilder<GuestTables>()
  const seen = is
    .selectFrom('sessions')
    .select('user_id')
    .where('user_id', '=', sql.ref<string>('guest.id'))
    .where((has) => has.or([has('created_at', '>=', unseenSince), has('expires_at', '>', now)]))
  return is.not(is.exists(seen))
}

function tables(db: Database) {
  return db.withoutPlugins().withTables<GuestTables>()
}
