import type { CivilDate } from '../delivery/cairo-time.ts'
import { type AdvancedOrder, advanceOrder } from '../orders/lifecycle/advance-order.server.ts'
import { listStatuses } from '../orders/records/order-store.server.ts'
import type { ShopContext } from '../shop-context.ts'
import { listRunOrders } from './assignment-store.server.ts'

/** The outcome of each prepared stop: `out` is on its way, every other one is a refusal of the lifecycle. */
export interface StartedRun {
  stops: ReadonlyArray<{
    orderId: string
    outcome: 'out' | Extract<AdvancedOrder, { ok: false }>['refusal']
  }>
}

/**
 * Sends out the prepared orders of a run, each in its own transaction: one refused order does not keep the driver.
 * Orders that left before, or that the workshop still makes, stay as they are.
 */
export async function startRun(
  shop: ShopContext,
  { startedBy, ...run }: { driverId: string; date: CivilDate; startedBy: string },
): Promise<StartedRun> {
  const statuses = await listStatuses(shop.db, await listRunOrders(shop.db, run))
  const stops: StartedRun['stops'][number][] = []
  for (const [orderId, from] of statuses) {
    if (from !== 'preparing') continue
    const move = { orderId, from, to: 'out_for_delivery', note: '', staffId: startedBy } as const
    const moved = await advanceOrder(shop, move)
    stops.push({ orderId, outcome: moved.ok ? 'out' : moved.refusal })
  }
  return { stops }
}
