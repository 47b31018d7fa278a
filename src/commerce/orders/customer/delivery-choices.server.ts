import { type DeliveryDay, deliveryCalendar } from '../../delivery/delivery-calendar.ts'
import type { DeliverySlot } from '../../delivery/delivery-slot.ts'
import type { ShopContext } from '../../shop-context.ts'
import { findOrder } from '../records/order-store.server.ts'
import { readCalendarOf } from './order-calendar.server.ts'

/** The delivery calendar for the products of an order. */
export interface DeliveryChoices {
  slots: DeliverySlot[]
  days: DeliveryDay[]
}

export async function readDeliveryChoices(
  shop: ShopContext,
  { orderId, userId }: { orderId: string; userId: string },
): Promise<DeliveryChoices | null> {
  const order = await findOrder(shop.db, orderId)
  if (order?.userId !== userId) return null
  const facts = await readCalendarOf(shop.db, order, shop.now())
  return { slots: [...facts.slots], days: deliveryCalendar(facts) }
}
