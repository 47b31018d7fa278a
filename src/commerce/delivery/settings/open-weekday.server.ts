import type { Accepted, Refusal } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import { civilDateAt } from '../cairo-time.ts'
import { changeDeliveryRules } from './delivery-change.server.ts'
import { lockSlots } from './delivery-settings-store.server.ts'
import { removeRepeatedClosure } from './repeated-closure-store.server.ts'

export type OpenedWeekday = Accepted | Refusal<'changed-elsewhere'>

/** Ends a repeated closure and opens its days that are to come. */
export async function openWeekday(
  shop: Pick<ShopContext, 'db' | 'now'>,
  id: string,
  actorId: string,
): Promise<OpenedWeekday> {
  const today = civilDateAt(shop.now())
  return changeDeliveryRules<OpenedWeekday>(shop, actorId, async (tx) => {
    await lockSlots(tx)
    const removed = await removeRepeatedClosure(tx, id, today)
    if (!removed) return { ok: false, refusal: 'changed-elsewhere' }
    const { weekday, until, ...rest } = removed
    const before = { weekdays: String(weekday), ...rest, ...(until ? { until } : {}) }
    return { ok: true, action: 'delivery-weekday.opened', subject: id, before, after: null }
  })
}
