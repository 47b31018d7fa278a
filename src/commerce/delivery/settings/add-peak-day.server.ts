import type { Accepted, Refusal } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import { civilDateAt } from '../cairo-time.ts'
import { changeDeliveryRules } from './delivery-change.server.ts'
import { checkPeakDay, type DraftProblems, type PeakDay, trimNames } from './delivery-drafts.ts'
import { insertPeakDay } from './delivery-settings-store.server.ts'

export type AddedPeakDay =
  | Accepted
  | Refusal<'not-valid', { problems: DraftProblems<PeakDay> }>
  | Refusal<'already-peak-day'>

/** Adds a peak day with a surcharge. Existing orders keep their fee. */
export async function addPeakDay(
  shop: Pick<ShopContext, 'db' | 'now'>,
  draft: PeakDay,
  actorId: string,
): Promise<AddedPeakDay> {
  const problems = checkPeakDay(draft, civilDateAt(shop.now()))
  if (Object.keys(problems).length > 0) return { ok: false, refusal: 'not-valid', problems }
  const after = trimNames(draft)
  return changeDeliveryRules<AddedPeakDay>(shop, actorId, async (tx) => {
    if (!(await insertPeakDay(tx, after))) return { ok: false, refusal: 'already-peak-day' }
    const action = 'delivery-peak-day.added'
    return { ok: true, action, subject: after.date, before: null, after }
  })
}
