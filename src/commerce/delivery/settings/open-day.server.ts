import { writeAudit } from '../../audit/audit-store.server.ts'
import type { Accepted, Refusal } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import type { CivilDate } from '../cairo-time.ts'
import { changeDeliveryRules } from './delivery-change.server.ts'
import { removeClosure } from './delivery-settings-store.server.ts'

export type OpenedDay = Accepted | Refusal<'changed-elsewhere'>

/** Opens a closed day for deliveries. */
export async function openDay(
  shop: Pick<ShopContext, 'db' | 'now'>,
  date: CivilDate,
  actorId: string,
): Promise<OpenedDay> {
  const at = shop.now()
  return changeDeliveryRules(shop.db, async (tx): Promise<OpenedDay> => {
    const reason = await removeClosure(tx, date)
    if (reason === null) return { ok: false, refusal: 'changed-elsewhere' }
    const before = { date, reason }
    const action = 'delivery-day.opened'
    await writeAudit(tx, { at, actorId, action, subject: date, before, after: null })
    return { ok: true }
  })
}
