import { inTransaction } from '#database/transaction.server.ts'
import { writeAudit } from '../audit/audit-store.server.ts'
import { lockUser } from '../customers/user-store.server.ts'
import type { Accepted } from '../refusal.ts'
import type { ShopContext } from '../shop-context.ts'
import { arrangeStops, runLength } from './arrange-stops.ts'
import { placeStop, type RunKey } from './assignment-store.server.ts'
import { orderedRunEntry } from './reorder-run.server.ts'
import { listDayOrders } from './run-store.server.ts'

/** Kilometres before and after, and how many stops lie in areas without a place on the map. */
export type ArrangedRun = Accepted<{ before: number; after: number; unplaced: number }>

/** Orders the stops of a run by slot and distance. */
export function arrangeRun(
  shop: Pick<ShopContext, 'db' | 'now'>,
  { driverId, date, staffId }: RunKey & { staffId: string },
): Promise<ArrangedRun> {
  return inTransaction(shop.db, async (tx): Promise<ArrangedRun> => {
    await lockUser(tx, driverId)
    const stops = (await listDayOrders(tx, { date, driverId })).map(
      ({ order, place, attempts }) => ({
        orderId: order.id,
        status: order.status,
        startMinute: order.delivery.startMinute,
        place,
        outcome: attempts.at(-1)?.outcome ?? null,
      }),
    )
    const arranged = arrangeStops(stops)
    for (const [index, { orderId }] of arranged.entries()) await placeStop(tx, orderId, index + 1)
    const at = shop.now()
    await writeAudit(tx, orderedRunEntry({ driverId, date }, { staffId, at }))
    const unplaced = stops.filter(({ place }) => place === null).length
    return { ok: true, before: runLength(stops), after: runLength(arranged), unplaced }
  })
}
