import type { Database } from '#database/engine.server.ts'
import { type AttemptRule, countAttempt } from './attempts.server.ts'
import { sealedClientAddress } from './client-address.server.ts'

/**
 * Counts the present request against what one network address may ask for, for all instances of the shop: answers null
 * while it is not too much, else the seconds to wait.
 */
export function countRequest(
  db: Database,
  what: string,
  rule: AttemptRule,
): Promise<number | null> {
  const key = `address ${what} ${sealedClientAddress()}`
  // The provider's tables have names of their own.
  return countAttempt(db.withoutPlugins(), key, rule, Date.now())
}
