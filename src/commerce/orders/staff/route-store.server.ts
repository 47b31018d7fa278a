import type { Database } from '#database/engine.server.ts'
import type { CivilDate } from '../../delivery/cairo-time.ts'
import type { Order } from '../order.ts'
import { statusesIn } from '../order-status.ts'
import { listLines } from '../records/order-line-store.server.ts'
import { toOrder } from '../records/order-row.server.ts'

/** Failed deliveries stay on the route: the driver tries again. */
const undelivered = statusesIn('workshop', 'delivery')

/** The undelivered orders of a day or slot, sorted by zone, slot and street. */
export async function listRoute(
  db: Database,
  { date, slotId }: { date: CivilDate; slotId: string | undefined },
): Promise<Order[]> {
  let query = db
    .selectFrom('orders')
    .leftJoin('deliveryZones', 'deliveryZones.id', 'orders.zoneId')
    .selectAll('orders')
    .where('orders.deliveryDate', '=', date)
    .where('orders.status', 'in', undelivered)
    .orderBy('deliveryZones.position')
    .orderBy('orders.zoneName')
    .orderBy('orders.slotStartMinute')
    .orderBy('orders.street')
    .orderBy('orders.number')
  if (slotId !== undefined) query = query.where('orders.slotId', '=', slotId)
  const rows = await query.execute()
  const ids = rows.map(({ id }) => id)
  const lines = await listLines(db, ids)
  return rows.map((row) => toOrder(row, lines.get(row.id) ?? []))
}
