import type { Log } from '#commerce/log.ts'
import type { Database } from '#database/engine.server.ts'
import { type AttemptRule, countAttempt } from './attempts.server.ts'

export interface RequestCount {
  what: string
  /** The network address, sealed. */
  address: string
  rule: AttemptRule
  now: number
}

/**
 * Counts what one network address asks for: answers null while it is not too much, else the seconds to wait, and
 * writes down who asks too often.
 */
export async function countRequestOf(
  { db, log }: { db: Database; log: Log },
  { what, address, rule, now }: RequestCount,
): Promise<number | null> {
  // The provider's tables have names of their own.
  const seconds = await countAttempt(db.withoutPlugins(), `address ${what} ${address}`, rule, now)
  if (seconds !== null) log.warn('somebody asks too often', { what, from: address.slice(0, 12) })
  return seconds
}
