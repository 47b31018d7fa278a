import { sql } from 'kysely'
import { newDocumentId } from '#database/document-id.ts'
import type { Database } from '#database/engine.server.ts'
import { type Given, prepared } from '#database/prepared.server.ts'
import type { RateLimit } from './rate-limit-rules.ts'

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
