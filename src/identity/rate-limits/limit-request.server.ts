import type { Transaction } from '#database/engine.server.ts'
import { environment } from '#platform/environment.server.ts'
import { shop } from '#platform/services.server.ts'
import { lockSignedInUser } from '../sessions/lock-signed-in-user.server.ts'
import { requestNetworks } from './client-address.server.ts'
import { limitNetwork, limitRate } from './rate-limit.server.ts'
import { orderLimits, type RateLimitRule } from './rate-limit-rules.ts'

/** Limits the present request by its networks: null while it is allowed, otherwise the seconds to wait. */
export function limitRequest(name: string, rule: RateLimitRule): Promise<number | null> {
  return limitNetwork(shop, { name, networks: requestNetworks(), rule, now: shop.now() })
}

/** Limits the order that the present request places, in the order's transaction; its user must still be signed in. */
export async function limitOrder(tx: Transaction, userId: string): Promise<number | null> {
  await lockSignedInUser(tx, userId)
  const limits = orderLimits(userId, requestNetworks(), environment.ORDERS_PER_HOUR)
  return limitRate(tx, limits, shop.now())
}
