import { sql } from 'kysely'
import { newDocumentId } from '#database/document-id.ts'
import type { Database, Transaction } from '#database/engine.server.ts'
import { type Given, prepared } from '#database/prepared.server.ts'
import type { FailureCounter, RateLimit } from './rate-limit-rules.ts'

/** The counters stand in the table of the identity provider's library, for all instances of the shop. */
export type RateLimitTables = {
  identity_rate_limits: { id: string; key: string; count: number; lastRequest: number }
}

interface Hit {
  id: string
  key: string
  now: number
  /** A window that began before this is over. */
  oldest: number
  /** So is one that began after this: a clock that was ahead must not block the key until that time comes. */
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

/** Counts one request in its window, and returns how many there are and when the window began. */
export async function countInWindow(
  db: Database,
  { key, windowMs }: Pick<RateLimit, 'key' | 'windowMs'>,
  now: number,
): Promise<{ count: number; since: number }> {
  // The provider's tables have column names of their own.
  const { rows } = await upsertWindow(db.withoutPlugins(), {
    id: newDocumentId(),
    key,
    now,
    oldest: now - windowMs,
    newest: now + windowMs,
  })
  const [row] = rows
  if (!row) throw new Error('A rate limit was not counted.')
  return { count: row.count, since: Number(row.lastRequest) }
}

/** Deletes the counters that were last written before `before`. */
export async function deleteOldCounters(db: Database, before: number): Promise<void> {
  await db
    .withoutPlugins()
    .withTables<RateLimitTables>()
    .deleteFrom('identity_rate_limits')
    .where('lastRequest', '<', before)
    .execute()
}

/** Reads a counter of failures and locks its row until the transaction ends. A new one has none. */
export async function lockFailures(
  tx: Transaction,
  key: string,
  now: number,
): Promise<FailureCounter> {
  const row = await tx
    .withoutPlugins()
    .withTables<RateLimitTables>()
    .insertInto('identity_rate_limits')
    .values({ id: newDocumentId(), key, count: 0, lastRequest: now })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ key }))
    .returning(['count', 'lastRequest'])
    .executeTakeFirstOrThrow()
  return { failures: row.count, lastFailureAt: Number(row.lastRequest) }
}

export async function saveFailures(
  tx: Transaction,
  key: string,
  { failures, lastFailureAt }: FailureCounter,
): Promise<void> {
  await tx
    .withoutPlugins()
    .withTables<RateLimitTables>()
    .updateTable('identity_rate_limits')
    .set({ count: failures, lastRequest: lastFailureAt })
    .where('key', '=', key)
    .execute()
}

/** Takes back one failure of each key. */
export async function takeBackFailure(db: Database, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await db
    .withoutPlugins()
    .withTables<RateLimitTables>()
    .updateTable('identity_rate_limits')
    .set(({ eb }) => ({ count: eb('count', '-', 1) }))
    .where('key', 'in', keys)
    .where('count', '>', 0)
    .execute()
}

export async function deleteCounters(db: Database, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await db
    .withoutPlugins()
    .withTables<RateLimitTables>()
    .deleteFrom('identity_rate_limits')
    .where('key', 'in', keys)
    .execute()
}

/** Takes back one counted request of each key, unless its window began after `countedAt`: then it counts others. */
export async function takeBackRequests(
  db: Database,
  keys: readonly string[],
  countedAt: number,
): Promise<void> {
  // One after the other, in the sequence of the counting: so no two transactions wait for each other.
  for (const key of keys) {
    await db
      .withoutPlugins()
      .withTables<RateLimitTables>()
      .updateTable('identity_rate_limits')
      .set(({ eb }) => ({ count: eb('count', '-', 1) }))
      .where('key', '=', key)
      .where('count', '>', 0)
      .where('lastRequest', '<=', countedAt)
      .execute()
  }
}
