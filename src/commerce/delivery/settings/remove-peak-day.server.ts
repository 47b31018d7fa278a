import type { Accepted, Refusal } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import type { CivilDate } from '../cairo-time.ts'
import { changeDeliveryRules } from './delivery-change.server.ts'
import { removePeakDayOf } from './delivery-settings-store.server.ts'

export type RemovedPeakDay = Accepted | Refusal<'changed-elsewhere'>

/** Removes a peak day and its surcharge. */
export async function removePeakDay(
  shop: Pick<ShopContext, 'db' | 'now'>,
  date: CivilDate,
  actorId: string,
): Promise<RemovedPeakDay> {
  return changeDeliveryRules<RemovedPeakDay>(shop, actorId, async (tx) => {
    const before = await removePeakDayOf(tx, date)
    if (!before) return { ok: false, refusal: 'changed-elsewhere' }
    return { ok: true, action: 'delivery-peak-day.removed', subject: date, before, after: null }
  })
}
