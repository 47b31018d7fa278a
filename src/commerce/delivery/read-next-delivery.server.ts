import type { ShopContext } from '../shop-context.ts'
import type { CivilDate } from './cairo-time.ts'
import { firstOpenWindow } from './delivery-calendar.ts'
import { recallFacts } from './read-calendar.server.ts'

/** The first delivery slot that is still open. */
export interface NextDelivery {
  date: CivilDate
  startMinute: number
  endMinute: number
  /** Epoch milliseconds. */
  orderUntil: number
}

/** Null when no slot is open for a product with this lead time. */
export async function readNextDelivery(
  shop: Pick<ShopContext, 'db' | 'now'>,
  leadDays: number,
): Promise<NextDelivery | null> {
  const now = shop.now()
  const first = firstOpenWindow({ ...(await recallFacts(shop.db, now)), leadDays, now })
  if (!first) return null
  const { startMinute, endMinute } = first.slot
  return { date: first.date, orderUntil: first.orderUntil, startMinute, endMinute }
}
