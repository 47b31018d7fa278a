import { writeAudit } from '../../audit/audit-store.server.ts'
import type { Accepted, Refusal } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import { civilDateAt } from '../cairo-time.ts'
import { changeDeliveryRules } from './delivery-change.server.ts'
import { insertPeakDay } from './delivery-settings-store.server.ts'
import { checkPeakDay, type PeakDayDraft, type PeakDayMessages } from './special-day-draft.ts'

export type AddedPeakDay =
  | Accepted
  | Refusal<'not-valid', { messages: PeakDayMessages }>
  | Refusal<'already-peak-day'>

/** Adds a peak day with a surcharge. Existing orders keep their fee. */
export async function addPeakDay(
  shop: Pick<ShopContext, 'db' | 'now'>,
  draft: PeakDayDraft,
  actorId: string,
): Promise<AddedPeakDay> {
  const at = shop.now()
  const messages = checkPeakDay(draft, civilDateAt(at))
  if (Object.keys(messages).length > 0) return { ok: false, refusal: 'not-valid', messages }
  const day = { ...draft, name: draft.name.trim() }
  return changeDeliveryRules(shop.db, async (tx): Promise<AddedPeakDay> => {
    if (!(await insertPeakDay(tx, day))) return { ok: false, refusal: 'already-peak-day' }
    const action = 'delivery-peak-day.added'
    await writeAudit(tx, { at, actorId, action, subject: day.date, before: null, after: day })
    return { ok: true }
  })
}
