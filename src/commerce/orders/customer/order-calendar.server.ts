import type { Database } from '#database/engine.server.ts'
import { findProducts } from '../../catalogue/product-store.server.ts'
import type { CalendarFacts } from '../../delivery/delivery-calendar.ts'
import { readCalendarFacts } from '../../delivery/read-calendar.server.ts'
import type { Order } from '../order.ts'

/** What the calendar's rules need to know for the goods of an order that is placed already. */
export async function readCalendarOf(
  db: Database,
  order: Order,
  now: number,
): Promise<CalendarFacts> {
  const products = await findProducts(
    db,
    order.lines.map((line) => line.productId),
  )
  const leadDays = Math.max(0, ...products.map((product) => product.leadDays))
  return readCalendarFacts(db, { leadDays, now })
}
