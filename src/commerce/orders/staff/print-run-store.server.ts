import type { Database } from '#database/engine.server.ts'
import type { Order } from '../order.ts'
import { listLines } from '../records/order-line-store.server.ts'
import { toOrder } from '../records/order-row.server.ts'

/** Some orders in the order of work: by day and slot, then area, then number. Unknown ids are left out. */
export async function listInOrderOfWork(db: Database, ids: readonly string[]): Promise<Order[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('orders')
    .leftJoin('deliveryZones', 'deliveryZones.id', 'orders.zoneId')
    .selectAll('orders')
    .where('orders.id', 'in', ids)
    .orderBy('orders.deliveryDate')
    .orderBy('orders.slotStartMinute')
    .orderBy('orders.slotEndMinute')
    .orderBy('deliveryZones.position')
    .orderBy('orders.zoneName')
    .orderBy('orders.number')
    .execute()
  const lines = await listLines(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => toOrder(row, lines.get(row.id) ?? []))
}
