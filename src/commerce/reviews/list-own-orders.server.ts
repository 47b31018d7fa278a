import { readOrderPage } from '../orders/records/order-list-store.server.ts'
import type { ShopContext } from '../shop-context.ts'
import { mayWriteReview } from './review-rules.ts'
import { findUnreviewedOrders } from './review-store.server.ts'
import { deliveryOf } from './save-review.server.ts'

/** A page of a customer's orders, newest first, with those of which the customer can still review a line. */
export async function listOwnOrders(
  { db, now }: Pick<ShopContext, 'db' | 'now'>,
  listing: { userId: string; after?: string | undefined },
) {
  const { orders, after } = await readOrderPage(db, listing)
  const delivered = orders.filter(({ status }) => status === 'delivered')
  const unreviewed = await findUnreviewedOrders(
    db,
    delivered.map(({ id }) => id),
  )
  const reviewable = new Set<string>()
  for (const order of delivered.filter(({ id }) => unreviewed.has(id))) {
    const deliveredAt = await deliveryOf(db, order)
    if (deliveredAt !== null && mayWriteReview(deliveredAt, now())) reviewable.add(order.id)
  }
  return {
    orders: orders.map((order) => ({ ...order, isReviewable: reviewable.has(order.id) })),
    after,
  }
}

/** An order of the customer's list. */
export type OwnOrder = Awaited<ReturnType<typeof listOwnOrders>>['orders'][number]
