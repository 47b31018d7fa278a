import { sql } from 'kysely'
import { newDocumentId } from '#database/document-id.ts'
import type { Database } from '#database/engine.server.ts'
import { type Given, prepared } from '#database/prepared.server.ts'
import { seal } from './seal.server.ts'

/** The counts are kept where the provider's library keeps its own. */
export type AttemptTables = {
  identity_rate_limits: { id: string; key: string; count: number; lastRequest: number }
}

export interface AttemptRule {
  max: number
  windowMs: number
}

export interface CountedKey {
  key: string
  max: number
}

interface Attempt {
  id: string
  key: string
  now: number
  /** A window that began before this is over. */
  oldest: number
  /** Nor does one count that a clock began which was ahead: it would shut somebody out until that moment comes. */
  newest: number
}

const oneMore = prepared((db, given: Given<Attempt>) => {
  const over = sql<boolean>`(identity_rate_limits."lastRequest" <= ${given('oldest')}
    or identity_rate_limits."lastRequest" > ${given('newest')})`
  return db
    .withTables<AttemptTables>()
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

/**
 * Counts an attempt under a key, for all instances of the shop, and answers null while there are not too many; else
 * how many seconds to wait. The window begins with its first attempt, and is not made longer by those in vain.
 */
export function countAttempt(
  db: Database,
  key: string,
  { max, windowMs }: AttemptRule,
  now: number,
): Promise<number | null> {
  return countUnderEach(db, [{ key, max }], { windowMs, now })
}

/** The same under several keys, which count in this sequence: the first that is too much says how long to wait. */
export async function countUnderEach(
  db: Database,
  keys: readonly CountedKey[],
  { windowMs, now }: { windowMs: number; now: number },
): Promise<number | null> {
  for (const { key, max } of keys) {
    const attempt = {
      id: newDocumentId(),
      key,
      now,
      oldest: now - windowMs,
      newest: now + windowMs,
    }
    const [counted] = (await oneMore(db, attempt)).rows
    if (!counted || counted.count <= max) continue
    return Math.max(1, Math.ceil((Number(counted.lastRequest) + windowMs - now) / 1000))
  }
  return null
}

/** Takes an attempt back that was counted at a time, unless its window is over. */
export async function uncountUnderEach(
  db: Database,
  keys: readonly string[],
  countedAt: number,
): Promise<void> {
  // One after the other, in the sequence of the counting: so no two transactions wait for each other.
  for (const key of keys) {
    await db
      .withTables<AttemptTables>()
      .updateTable('identity_rate_limits')
      .set((row) => ({ count: row('count', '-', 1) }))
      .where('key', '=', key)
      .where('count', '>', 0)
      .where('lastRequest', '<=', countedAt)
      .execute()
  }
}

/**
 * The same counting for the provider's library. Its own lets a window go on for as long as somebody comes back within
 * it, so that people who share an address shut each other out although each of them is slow. Nor does it keep the
 * addresses as they are.
 */
export function countedAttempts(db: Database, secret: string) {
  return {
    async consume(key: string, { window, max }: { window: number; max: number }) {
      const rule = { max, windowMs: window * 1000 }
      const retryAfter = await countAttempt(db, seal(key, secret), rule, Date.now())
      return { allowed: retryAfter === null, retryAfter }
    },
  }
}
