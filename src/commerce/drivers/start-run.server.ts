import type { CivilDate } from '../delivery/cairo-time.ts'
import type { AdvancedOrder } from '../orders/lifecycle/advance-order.server.ts'
import type { ShopContext } from '../shop-context.ts'

/** What became of each prepared stop: `out` is on its way, every other outcome is a refusal of the lifecycle. */
export interface StartedRun {
  stops: ReadonlyArray<{
    orderId: string
    outcome: 'out' | Extract<AdvancedOrder, { ok: false }>['refusal']
  }>
}

/** Sends out the prepared orders of a run. Orders that left before, or that the workshop still makes, stay as they are. */
export async function startRun(
  _shop: ShopContext,
  _run: { driverId: string; date: CivilDate; startedBy: string },
): Promise<StartedRun> {
  return { stops: [] }
}
