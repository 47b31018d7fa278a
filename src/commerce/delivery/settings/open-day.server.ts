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
  return changeDeliveryRules<OpenedDay>(shop, actorId, async (tx) => {
    const before = await removeClosure(tx, date)
    if (!before) return { ok: false, refusal: 'changed-elsewhere' }
    return { ok: true, action: 'delivery-day.opened', subject: date, before, after: null }
  })
}
