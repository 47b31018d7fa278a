import { createHash } from 'node:crypto'
import type { Database } from '#database/engine.server.ts'
import { type AttemptTables, countAttempt } from './attempts.server.ts'
import { signedPart } from './signed-part.ts'
import { maxTokenAgeSeconds } from './token-age.ts'

const prefix = 'token '
// A little longer than any token is believed.
const rememberedMs = 2 * maxTokenAgeSeconds * 1000
/** No count of attempts is kept open for longer. */
const longestWindowMs = 24 * 60 * 60_000

/**
 * Whether this ID token begins a session for the first time: one that was overheard is of no use once its owner has
 * come in. Kept as a hash. Counts of attempts whose windows are long over go at the same time.
 */
export async function isFirstUse(db: Database, token: string, now: number): Promise<boolean> {
  const tables = db.withoutPlugins()
  await tables
    .withTables<AttemptTables>()
    .deleteFrom('identity_rate_limits')
    .where('lastRequest', '<', now - longestWindowMs)
    .execute()
  const key = keyOf(token)
  return (await countAttempt(tables, key, { max: 1, windowMs: rememberedMs }, now)) === null
}

/** Whether this ID token has begun a session. */
export async function wasUsed(db: Database, token: string, now: number): Promise<boolean> {
  const found = await db
    .withoutPlugins()
    .withTables<AttemptTables>()
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
