import { createHash } from 'node:crypto'
import type { Database } from '#database/engine.server.ts'
import { type AttemptTables, countAttempt } from './attempts.server.ts'
import { maxTokenAgeSeconds } from './token-age.ts'

const prefix = 'token '
// A little longer than any token is believed.
const rememberedMs = 2 * maxTokenAgeSeconds * 1000

/**
 * Whether this ID token begins a session for the first time: one that was overheard is of no use once its owner has
 * come in. Kept as a hash, until it would be too old anyway.
 */
export async function isFirstUse(db: Database, token: string, now: number): Promise<boolean> {
  const tables = db.withoutPlugins()
  await tables
    .withTables<AttemptTables>()
    .deleteFrom('identity_rate_limits')
    .where('key', 'like', `${prefix}%`)
    .where('lastRequest', '<', now - rememberedMs)
    .execute()
  const key = prefix + createHash('sha256').update(token).digest('base64url')
  return (await countAttempt(tables, key, { max: 1, windowMs: rememberedMs }, now)) === null
}
