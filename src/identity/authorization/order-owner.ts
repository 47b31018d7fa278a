import type { LinkedOrder } from '#commerce/orders/owner-link/read-linked-order.server.ts'
import { requireUserSession, type SessionHolder } from './access-check.ts'

/**
 * The user who acts on one order as its customer. Both ids come from the guard: a use case that gets them changes this order
 * alone, and finds no order of another customer.
 */
export interface OrderOwner {
  orderId: string
  userId: string
}

/** The owner of an order, by a link of its emails or by a session. A payment link proves no owner: staff have read it. */
export function requireOrderOwner(
  orderId: string,
  holder: SessionHolder | null,
  linked: LinkedOrder | null,
): OrderOwner {
  return requireOrderPayer(orderId, holder, linked?.scope === 'order' ? linked : null)
}

/**
 * The owner of an order, or the holder of a payment link, who pays in the name of its customer. A session proves only who
 * the user is: the use case compares `userId` with the order (`changeOrder`), so that strangers do not learn whether the
 * order exists.
 */
export function requireOrderPayer(
  orderId: string,
  holder: SessionHolder | null,
  linked: LinkedOrder | null,
): OrderOwner {
  if (linked?.orderId === orderId) return { orderId, userId: linked.userId }
  return { orderId, userId: requireUserSession(holder).user.id }
}
