import { writeAudit } from '../../audit/audit-store.server.ts'
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
  const at = shop.now()
  return changeDeliveryRules(shop.db, async (tx): Promise<RemovedPeakDay> => {
    const before = await removePeakDayOf(tx, date)
    if (!before) return { ok: false, refusal: 'changed-elsewhere' }
    const action = 'delivery-peak-day.removed'
    await writeAudit(tx, { at, actorId, action, subject: date, before, after: null })
    return { ok: true }
  })
}
