import { writeAudit } from '../../audit/audit-store.server.ts'
import type { Accepted, Refusal } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import { civilDateAt } from '../cairo-time.ts'
import { changeDeliveryRules } from './delivery-change.server.ts'
import type { BookedDay } from './delivery-settings.ts'
import { bookedDays, insertClosures } from './delivery-settings-store.server.ts'
import {
  type ClosureDraft,
  type ClosureMessages,
  checkClosure,
  daysOf,
} from './special-day-draft.ts'

interface DaysToClose {
  draft: ClosureDraft
  /** The admin confirmed the warning about existing bookings. */
  knowsOfBookings: boolean
}

export type ClosedDays =
  | Accepted
  | Refusal<'not-valid', { messages: ClosureMessages }>
  | Refusal<'already-closed'>
  | Refusal<'booked-beyond', { days: BookedDay[] }>

/** Closes days for new orders. Existing bookings stay, so the first attempt returns them as a warning. */
export async function closeDays(
  shop: Pick<ShopContext, 'db' | 'now'>,
  { draft, knowsOfBookings }: DaysToClose,
  actorId: string,
): Promise<ClosedDays> {
  const at = shop.now()
  const messages = checkClosure(draft, civilDateAt(at))
  if (Object.keys(messages).length > 0) return { ok: false, refusal: 'not-valid', messages }
  const [days, reason] = [daysOf(draft), draft.reason.trim()]
  return changeDeliveryRules(shop.db, async (tx): Promise<ClosedDays> => {
    if ((await insertClosures(tx, days, reason)) < days.length) {
      return { ok: false, refusal: 'already-closed' }
    }
    // Counted after the insert, so that it includes concurrent bookings.
    const booked = knowsOfBookings ? [] : await bookedDays(tx, draft)
    if (booked.length > 0) return { ok: false, refusal: 'booked-beyond', days: booked }
    await writeAudit(tx, {
      at,
      actorId,
      action: 'delivery-days.closed',
      subject: draft.from,
      before: null,
      after: { ...draft, reason },
    })
    return { ok: true }
  })
}
