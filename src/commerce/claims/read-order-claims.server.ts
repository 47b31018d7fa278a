import type { Database } from '#database/engine.server.ts'
import type { CivilDate } from '../delivery/cairo-time.ts'
import type { WhichOrder } from '../orders/change-order.server.ts'
import type { Order } from '../orders/order.ts'
import { findOrder } from '../orders/records/order-store.server.ts'
import type { ShopContext } from '../shop-context.ts'
import type { OrderClaims } from './claim.ts'
import { claimState, lastClaimDay } from './claim-rules.ts'
import { findDeliveredAt, findGuaranteeDays, listClaimsOf } from './claim-store.server.ts'

/**
 * The claims about an order for its owner; null for other customers, until the order is delivered, and after its
 * erasure.
 */
export async function readOrderClaims(
  { db, now }: Pick<ShopContext, 'db' | 'now'>,
  { orderId, userId }: WhichOrder,
): Promise<OrderClaims | null> {
  const order = await findOrder(db, orderId)
  if (!order || order.erasedAt !== undefined || (userId !== undefined && order.userId !== userId))
    return null
  const lastDay = await claimPeriod(db, order)
  if (lastDay === null) return null
  const claims = await listClaimsOf(db, orderId)
  return {
    state: claimState(claims, { lastDay, now: now() }),
    lastDay,
    // Customers do not see who answered.
    claims: claims.map(({ answeredBy: _staff, ...claim }) => claim),
  }
}

/** The last day for a claim about an order; null unless it is delivered. */
export async function claimPeriod(
  db: Database,
  { id, status }: Pick<Order, 'id' | 'status'>,
): Promise<CivilDate | null> {
  const deliveredAt = status === 'delivered' ? await findDeliveredAt(db, id) : null
  if (deliveredAt === null) return null
  return lastClaimDay(deliveredAt, await findGuaranteeDays(db, id))
}
