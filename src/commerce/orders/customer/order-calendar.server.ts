import type { Database } from '#database/engine.server.ts'
import { localizeNamed } from '#i18n/localized.ts'
import { findSoldProducts } from '../../catalogue/product-store.server.ts'
import {
  type CalendarFacts,
  type DeliveryDay,
  deliveryCalendar,
  localizeDay,
} from '../../delivery/delivery-calendar.ts'
import type { DeliverySlot } from '../../delivery/delivery-slot.ts'
import { readCalendarFacts } from '../../delivery/read-calendar.server.ts'
import type { ShopContext } from '../../shop-context.ts'
import { findOrder } from '../records/order-store.server.ts'

/** The input of the calendar's rules for the products of an order or a cart. */
export async function readCalendarOf(
  db: Database,
  lines: readonly { productId: string }[],
  now: number,
): Promise<CalendarFacts> {
  const products = await findSoldProducts(
    db,
    lines.map(({ productId }) => productId),
  )
  const leadDays = Math.max(0, ...products.map((product) => product.leadDays))
  return readCalendarFacts(db, { leadDays, now })
}

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
  const facts = await readCalendarOf(shop.db, order.lines, shop.now())
  return { slots: facts.slots.map(localizeNamed), days: deliveryCalendar(facts).map(localizeDay) }
}
