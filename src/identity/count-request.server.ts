import { shop } from '#platform/services.server.ts'
import type { AttemptRule } from './attempts.server.ts'
import { sealedClientAddress } from './client-address.server.ts'
import { countRequestOf } from './request-count.server.ts'

/**
 * Counts the present request against what one network address may ask for, for all instances of the shop: answers null
 * while it is not too much, else the seconds to wait.
 */
export function countRequest(what: string, rule: AttemptRule): Promise<number | null> {
  return countRequestOf(shop, { what, address: sealedClientAddress(), rule, now: Date.now() })
}
