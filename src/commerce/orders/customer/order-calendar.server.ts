import type { Database } from '#database/engine.server.ts'
import { findProducts } from '../../catalogue/product-store.server.ts'
import type { CalendarFacts } from '../../delivery/delivery-calendar.ts'
import { readCalendarFacts } from '../../delivery/read-calendar.server.ts'
import type { Order } from '../order.ts'

/** The input of the calendar's rules for the products of an existing order. */
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
