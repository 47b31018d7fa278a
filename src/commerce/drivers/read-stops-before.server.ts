import type { Order } from '../orders/order.ts'
import type { ShopContext } from '../shop-context.ts'
import { listStopsWith } from './run-store.server.ts'
import { stopsBefore } from './stops-before.ts'

/** How many stops the driver has before that of an order, or null: see `stopsBefore`. */
export async function readStopsBefore(
  { db }: Pick<ShopContext, 'db'>,
  { id: orderId, status, delivery: { date } }: Pick<Order, 'id' | 'status' | 'delivery'>,
  now: number,
): Promise<number | null> {
  if (status !== 'out_for_delivery') return null
  return stopsBefore(await listStopsWith(db, { orderId, date }), { orderId, date, now })
}
