import type { CivilDate } from '../delivery/cairo-time.ts'
import type { ShopContext } from '../shop-context.ts'
import type { DriverRun } from './driver-run.ts'

/** The run of a driver on a day. A day without assigned orders has a run without stops. */
export async function readDriverRun(
  _shop: ShopContext,
  driver: { id: string; name: string },
  date: CivilDate,
): Promise<DriverRun> {
  return { driver, date, stops: [], cash: { due: 0, collected: 0, handedOver: null } }
}
