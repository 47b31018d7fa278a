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
// A little longer than any token is believed.
const rememberedMs = 2 * maxTokenAgeSeconds * 1000
/** No counter of a rate limit is needed for longer. */
const longestWindowMs = 24 * 60 * 60_000

/**
 * Whether this ID token begins a session for the first time: one that was overheard is of no use once its owner has
 * come in. Kept as a hash. Counters of rate limits that are long over are deleted at the same time.
 */
export async function isFirstUse(db: Database, token: string, now: number): Promise<boolean> {
  await deleteOldCounters(db, now - longestWindowMs)
  return (
    (await limitRate(db, [{ key: keyOf(token), max: 1, windowMs: rememberedMs }], now)) === null
  )
}

/** Whether this ID token has begun a session. */
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
