import type { Database } from '#database/engine.server.ts'
import type { CivilDate } from '../../delivery/cairo-time.ts'
import type { Order } from '../order.ts'
import { statusesIn } from '../order-status.ts'
import { listLines } from '../records/order-line-store.server.ts'
import { toOrder } from '../records/order-row.server.ts'

/** Some orders in the order of work. Unknown ids are left out. */
export async function listInOrderOfWork(db: Database, ids: readonly string[]): Promise<Order[]> {
  if (ids.length === 0) return []
  return withLines(db, await selectInOrderOfWork(db).where('orders.id', 'in', ids).execute())
}

const toMake = statusesIn('workshop')

/** The orders of a day or a slot that the workshop still has to make, in the order of work. */
export async function listToMake(
  db: Database,
  { date, slotId }: { date: CivilDate; slotId: string | undefined },
): Promise<Order[]> {
  let query = selectInOrderOfWork(db)
    .where('orders.deliveryDate', '=', date)
    .where('orders.status', 'in', toMake)
  if (slotId !== undefined) query = query.where('orders.slotId', '=', slotId)
  return withLines(db, await query.execute())
}

/** By day and slot, then area, then number. */
function selectInOrderOfWork(db: Database) {
  return db
    .selectFrom('orders')
    .leftJoin('deliveryZones', 'deliveryZones.id', 'orders.zoneId')
    .selectAll('orders')
    .orderBy('orders.deliveryDate')
    .orderBy('orders.slotStartMinute')
    .orderBy('orders.slotEndMinute')
    .orderBy('deliveryZones.position')
    .orderBy('orders.zoneName')
    .orderBy('orders.number')
}

async function withLines(
  db: Database,
  rows: readonly Parameters<typeof toOrder>[0][],
): Promise<Order[]> {
  const ids = rows.map(({ id }) => id)
  const lines = await listLines(db, ids)
  return rows.map((row) => toOrder(row, lines.get(row.id) ?? []))
}
