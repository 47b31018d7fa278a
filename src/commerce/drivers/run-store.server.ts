import type { Database } from '#database/engine.server.ts'
import type { CivilDate } from '../delivery/cairo-time.ts'
import { type Place, placeOf } from '../delivery/place.ts'
import type { Order } from '../orders/order.ts'
import { statusesIn } from '../orders/order-status.ts'
import { listLines } from '../orders/records/order-line-store.server.ts'
import { toOrder, toOrderStatus } from '../orders/records/order-row.server.ts'
import type { DeliveryAttempt } from './delivery-attempt.ts'
import { listDeliveryAttempts } from './delivery-attempt-store.server.ts'
import type { StopOfRun } from './stops-before.ts'

const onTheRoad = statusesIn('workshop', 'delivery', 'delivered')

/** An order of a delivery day with its driver and attempts. */
export interface DayOrder {
  order: Order
  driverId: string | null
  /** Where its area lies on the map, and the place of the area among all; null if the area is gone. */
  place: Place | null
  zonePosition: number | null
  attempts: readonly DeliveryAttempt[]
}

/**
 * The paid and confirmed orders of a delivery day in the order of their runs, then by slot, area and street. Of one
 * driver, or of all.
 */
export async function listDayOrders(
  db: Database,
  { date, driverId }: { date: CivilDate; driverId?: string },
): Promise<DayOrder[]> {
  let query = db
    .selectFrom('orders')
    .leftJoin('deliveryAssignments', 'deliveryAssignments.orderId', 'orders.id')
    .leftJoin('deliveryZones', 'deliveryZones.id', 'orders.zoneId')
    .selectAll('orders')
    .select([
      'deliveryAssignments.driverId',
      'deliveryZones.position as zonePosition',
      'deliveryZones.latitudeMicro',
      'deliveryZones.longitudeMicro',
    ])
    .where('orders.deliveryDate', '=', date)
    .where('orders.status', 'in', onTheRoad)
    .orderBy('deliveryAssignments.position')
    .orderBy('orders.slotStartMinute')
    .orderBy('deliveryZones.position')
    .orderBy('orders.street')
    .orderBy('orders.id')
  if (driverId !== undefined) query = query.where('deliveryAssignments.driverId', '=', driverId)
  const rows = await query.execute()
  const ids = rows.map(({ id }) => id)
  const [lines, attempts] = [await listLines(db, ids), await listDeliveryAttempts(db, ids)]
  return rows.map(({ driverId, zonePosition, latitudeMicro, longitudeMicro, ...row }) => ({
    order: toOrder(row, lines.get(row.id) ?? []),
    driverId,
    zonePosition,
    place: placeOf(latitudeMicro, longitudeMicro),
    attempts: attempts.get(row.id) ?? [],
  }))
}

/** All stops of the run to which an order belongs on its day, in order. */
export async function listStopsWith(
  db: Database,
  { orderId, date }: { orderId: string; date: CivilDate },
): Promise<StopOfRun[]> {
  const rows = await db
    .selectFrom('deliveryAssignments as own')
    .innerJoin('deliveryAssignments as stop', (join) =>
      join
        .onRef('stop.driverId', '=', 'own.driverId')
        .onRef('stop.deliveryDate', '=', 'own.deliveryDate'),
    )
    .innerJoin('orders', 'orders.id', 'stop.orderId')
    .select(['stop.orderId', 'orders.status'])
    .where('own.orderId', '=', orderId)
    .where('own.deliveryDate', '=', date)
    .orderBy('stop.position')
    .orderBy('stop.orderId')
    .execute()
  return rows.map((row) => ({ orderId: row.orderId, status: toOrderStatus(row.status) }))
}
