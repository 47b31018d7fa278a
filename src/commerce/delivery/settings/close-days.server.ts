import { arabicOf } from '#i18n/localized.ts'
import type { Accepted, Refusal } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import { civilDateAt, daysOf } from '../cairo-time.ts'
import { changeDeliveryRules } from './delivery-change.server.ts'
import { type ClosureDraft, checkClosure, type DraftProblems } from './delivery-drafts.ts'
import type { BookedDay } from './delivery-settings.ts'
import { bookedDays, insertClosures, lockSlots } from './delivery-settings-store.server.ts'

interface DaysToClose {
  draft: ClosureDraft
  /** The admin confirmed the warning about existing bookings. */
  knowsOfBookings: boolean
}

export type ClosedDays =
  | Accepted
  | Refusal<'not-valid', { problems: DraftProblems<ClosureDraft> }>
  | Refusal<'already-closed'>
  | Refusal<'booked-beyond', { days: BookedDay[] }>

/** Closes days for new orders. Existing bookings stay, so the first attempt returns them as a warning. */
export async function closeDays(
  shop: Pick<ShopContext, 'db' | 'now'>,
  { draft, knowsOfBookings }: DaysToClose,
  actorId: string,
): Promise<ClosedDays> {
  const problems = checkClosure(draft, civilDateAt(shop.now()))
  if (Object.keys(problems).length > 0) return { ok: false, refusal: 'not-valid', problems }
  const after = {
    from: draft.from,
    until: draft.until,
    reason: draft.reason.trim(),
    ...arabicOf('reasonAr', draft.reasonAr),
  }
  const days = daysOf(draft)
  return changeDeliveryRules<ClosedDays>(shop, actorId, async (tx) => {
    const slots = await lockSlots(tx)
    if ((await insertClosures(tx, days, { ...after, slots })) < days.length) {
      return { ok: false, refusal: 'already-closed' }
    }
    const booked = knowsOfBookings ? [] : await bookedDays(tx, draft)
    if (booked.length > 0) return { ok: false, refusal: 'booked-beyond', days: booked }
    return { ok: true, action: 'delivery-days.closed', subject: draft.from, before: null, after }
  })
}
