import { sql } from 'kysely'
import { newDocumentId } from '#database/document-id.ts'
import type { Database, Transaction } from '#database/engine.server.ts'
import { type Given, prepared } from '#database/prepared.server.ts'
import type { FailureCounter, WindowRule } from './rate-limits.ts'

/** All counters are in the table of the identity provider's library, for all instances of the shop. */
export type RateLimitTables = {
  identity_rate_limits: { id: string; key: string; count: number; lastRequest: number }
}

interface Hit {
  id: string
  key: string
  now: number
  /** A window that began before this has expired. */
  oldest: number
  /** So has one that began after this, because a clock that was ahead must not block the key for longer. */
  newest: number
}

const upsertWindow = prepared((db, given: Given<Hit>) => {
  const over = sql<boolean>`(identity_rate_limits."lastRequest" <= ${given('oldest')}
    or identity_rate_limits."lastRequest" > ${given('newest')})`
  return db
    .withTables<RateLimitTables>()
    .insertInto('identity_rate_limits')
    .values({ id: given('id'), key: given('key'), count: 1, lastRequest: given('now') })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when ${over} then 1 else identity_rate_limits.count + 1 end`,
        lastRequest: sql<number>`case when ${over} then ${given('now')} else identity_rate_limits."lastRequest" end`,
      }),
    )
    .returning(['count', 'lastRequest'])
})

/** Counts one request in its window; returns the count and the start of the window. */
export async function countInWindow(
  db: Database,
  { key, windowMs }: Omit<WindowRule, 'max'>,
  now: number,
): Promise<{ count: number; since: number }> {
  // The provider's tables have camel-case columns.
  const { rows } = await upsertWindow(db.withoutPlugins(), {
    id: newDocumentId(),
    key,
    now,
    oldest: now - windowMs,
    newest: now + windowMs,
  })
  const [row] = rows
  if (!row) throw new Error('The rate limit returned no row.')
  return { count: row.count, since: Number(row.lastRequest) }
}

/** Whether a window of this limit is open. */
export async function hasCounter(
  db: Database,
  { key, windowMs }: Omit<WindowRule, 'max'>,
  now: number,
): Promise<boolean> {
  const found = await counters(db)
    .selectFrom('identity_rate_limits')
    .select('count')
    .where('key', '=', key)
    .where('lastRequest', '>', now - windowMs)
    .executeTakeFirst()
  return found !== undefined
}

/** Deletes counters last written before this time. */
export async function deleteOldCounters(db: Database, before: number): Promise<void> {
  await counters(db).deleteFrom('identity_rate_limits').where('lastRequest', '<', before).execute()
}

/** Reads a failure counter and locks its row until the transaction ends; creates it with 0. */
export async function lockFailures(
  tx: Transaction,
  key: string,
  now: number,
): Promise<FailureCounter> {
  const row = await counters(tx)
    .insertInto('identity_rate_limits')
    .values({ id: newDocumentId(), key, count: 0, lastRequest: now })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ key }))
    .returning(['count', 'lastRequest'])
    .executeTakeFirstOrThrow()
  return { failures: row.count, lastFailureAt: Number(row.lastRequest) }
}

/** Locks keys in this order until the transaction ends. */
export async function lockKeys(
  tx: Transaction,
  keys: readonly string[],
  now: number,
): Promise<void> {
  await counters(tx)
    .insertInto('identity_rate_limits')
    .values(keys.map((key) => ({ id: newDocumentId(), key, count: 0, lastRequest: now })))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ key: (eb) => eb.ref('excluded.key') }),
    )
    .execute()
}

export async function saveFailures(
  tx: Transaction,
  key: string,
  { failures, lastFailureAt }: FailureCounter,
): Promise<void> {
  await counters(tx)
    .updateTable('identity_rate_limits')
    .set({ count: failures, lastRequest: lastFailureAt })
    .where('key', '=', key)
    .execute()
}

export async function deleteCounter(db: Database, key: string): Promise<void> {
  await counters(db).deleteFrom('identity_rate_limits').where('key', '=', key).execute()
}

/** Subtracts one from each counter, unless its window began after `countedAt` and so counts others. */
export async function subtractOne(
  db: Database,
  keys: readonly string[],
  countedAt = Number.MAX_SAFE_INTEGER,
): Promise<void> {
  // One by one, in the order of counting, to prevent deadlocks.
  for (const key of keys) {
    await counters(db)
      .updateTable('identity_rate_limits')
      .set(({ eb }) => ({ count: eb('count', '-', 1) }))
      .where('key', '=', key)
      .where('count', '>', 0)
      .where('lastRequest', '<=', countedAt)
      .execute()
  }
}

// The provider's tables have camel-case columns.
function counters(db: Database) {
  return db.withoutPlugins().withTables<RateLimitTables>()
}
