import { deliveryCalendar } from '../delivery/delivery-calendar.ts'
import { type DeliveryChoices, readCalendarOf } from '../orders/customer/order-calendar.server.ts'
import { findOrder } from '../orders/records/order-store.server.ts'
import type { ShopContext } from '../shop-context.ts'

/** The days and slots on which staff can replace the flowers of an order; null when no order has the id. */
export async function readReplacementChoices(
  { db, now }: Pick<ShopContext, 'db' | 'now'>,
  orderId: string,
): Promise<DeliveryChoices | null> {
  const order = await findOrder(db, orderId)
  if (!order) return null
  const facts = await readCalendarOf(db, order.lines, now())
  return { slots: [...facts.slots], days: deliveryCalendar(facts) }
}
