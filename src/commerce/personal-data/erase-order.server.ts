import { writeAudit } from '../audit/audit-store.server.ts'
import { lockUser } from '../customers/user-store.server.ts'
import { lockAndFindOrder } from '../orders/change-order.server.ts'
import type { Accepted, Refusal } from '../refusal.ts'
import { changeReviews } from '../reviews/review-change.server.ts'
import type { ShopContext } from '../shop-context.ts'
import { eraseOrders } from './erase-orders.server.ts'
import { eraseProfileWithoutSignIn } from './erase-profile.server.ts'
import { logErasure } from './erasure-log.ts'
import { needsCustomer } from './erasure-rules.ts'
import { findOpenMatters } from './erasure-store.server.ts'

export type ErasedOrder = Accepted | Refusal<'order-not-found' | 'order-open'>

/**
 * The customer erases the personal data of one order that has ended, and with the last one a profile without a sign-in.
 * Idempotent.
 */
export function eraseOrder(
  shop: Pick<ShopContext, 'db' | 'now' | 'log' | 'guests'>,
  which: { orderId: string; userId: string },
): Promise<ErasedOrder> {
  return changeReviews(shop.db, async (tx): Promise<ErasedOrder> => {
    // Before the order, as the erasure of an account locks them.
    await lockUser(tx, which.userId)
    const order = await lockAndFindOrder(tx, which)
    if (!order) return { ok: false, refusal: 'order-not-found' }
    if (order.erasedAt !== undefined) return { ok: true }
    if (needsCustomer(order, await findOpenMatters(tx, order.id))) {
      return { ok: false, refusal: 'order-open' }
    }
    const { userId: actorId } = which
    const at = shop.now()
    await eraseOrders(tx, [order], { actor: 'customer', actorId, at })
    await eraseProfileWithoutSignIn(tx, shop.guests, { userId: actorId, at })
    const entry = { at, actorId, subject: order.id, before: null, after: null }
    await writeAudit(tx, { ...entry, action: 'order.erased' })
    logErasure(shop.log, { scope: 'order', id: order.id })
    return { ok: true }
  })
}
