import { createHash } from 'node:crypto'
import type { Database } from '#database/engine.server.ts'
import { limitRate } from '../../rate-limits/rate-limit.server.ts'
import {
  deleteOldCounters,
  type RateLimitTables,
} from '../../rate-limits/rate-limit-store.server.ts'
import { maxTokenAgeSeconds } from '../../sessions/token-age.ts'
import { signedPart } from './signed-part.ts'

const prefix = 'token '
// Longer than any token is accepted.
const rememberedMs = 2 * maxTokenAgeSeconds * 1000
/** The longest window of any rate limit. */
const longestWindowMs = 24 * 60 * 60_000

/**
 * Whether this ID token starts a session for the first time, against replay of an intercepted token. Stored as a hash.
 * Deletes expired rate-limit counters as well.
 */
export async function isFirstUse(db: Database, token: string, now: number): Promise<boolean> {
  await deleteOldCounters(db, now - longestWindowMs)
  return (
    (await limitRate(db, [{ key: keyOf(token), max: 1, windowMs: rememberedMs }], now)) === null
  )
}

/** Whether this ID token has started a session. */
export async function wasUsed(db: Database, token: string, now: number): Promise<boolean> {
  const found = await db
    .withoutPlugins()
    .withTables<RateLimitTables>()
    .selectFrom('identity_rate_limits')
    .select('count')
    .where('key', '=', keyOf(token))
    .where('lastRequest', '>', now - rememberedMs)
    .executeTakeFirst()
  return found !== undefined
}

function keyOf(token: string): string {
  return prefix + createHash('sha256').update(signedPart(token)).digest('base64url')
}
