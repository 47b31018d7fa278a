import { newDocumentId } from '#database/document-id.ts'
import { inLocale } from '#i18n/locale.server.ts'
import type { Accepted, Refusal } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import { civilDateAt } from '../cairo-time.ts'
import { changeDeliveryRules } from './delivery-change.server.ts'
import type { DraftProblems } from './delivery-drafts.ts'
import type { BookedDay } from './delivery-settings.ts'
import { bookedDays, insertClosures, lockSlots } from './delivery-settings-store.server.ts'
import {
  checkRepeatedClosure,
  closedUntilOn,
  daysToClose,
  overlaps,
  type RepeatedClosureDraft,
} from './repeated-closure.ts'
import { insertRepeatedClosure, listRepeatedClosures } from './repeated-closure-store.server.ts'
import { weeklyClosureLabel } from './weekly-closure-label.ts'

export type ClosedWeekday =
  | Accepted
  | Refusal<'not-valid', { problems: DraftProblems<RepeatedClosureDraft> }>
  | Refusal<'already-closed'>
  | Refusal<'booked-beyond', { days: BookedDay[] }>

interface WeekdayToClose {
  draft: RepeatedClosureDraft
  /** The admin confirmed the warning about existing bookings. */
  knowsOfBookings: boolean
}

/**
 * Closes a weekday every week. The days of the next weeks become closed days at once (decision 31), so that every
 * instance and the checkout know them; a nightly job adds the later ones.
 */
export async function closeWeekday(
  shop: Pick<ShopContext, 'db' | 'now'>,
  { draft, knowsOfBookings }: WeekdayToClose,
  actorId: string,
): Promise<ClosedWeekday> {
  const today = civilDateAt(shop.now())
  const problems = checkRepeatedClosure(draft, today)
  if (Object.keys(problems).length > 0) return { ok: false, refusal: 'not-valid', problems }
  const closure = {
    id: newDocumentId(),
    weekday: draft.weekday,
    from: draft.from || today,
    until: draft.until || null,
    closedUntil: closedUntilOn(today),
    ...reasonsOf(draft),
  }
  const days = daysToClose(closure, { from: today, until: closure.closedUntil })
  return changeDeliveryRules<ClosedWeekday>(shop, actorId, async (tx) => {
    // Of two admins who close the same weekday at once, the second sees the closure of the first.
    const slots = await lockSlots(tx)
    const others = await listRepeatedClosures(tx, today)
    if (others.some((other) => overlaps(closure, other))) {
      return { ok: false, refusal: 'already-closed' }
    }
    await insertRepeatedClosure(tx, closure)
    await insertClosures(tx, days, { ...reasonsOf(draft), slots, repeatedBy: closure.id })
    const booked = knowsOfBookings ? [] : await bookedOn(tx, days)
    if (booked.length > 0) return { ok: false, refusal: 'booked-beyond', days: booked }
    const { id, weekday, closedUntil: _closedUntil, until, ...rest } = closure
    const after = { weekdays: String(weekday), ...rest, ...(until ? { until } : {}) }
    return { ok: true, action: 'delivery-weekday.closed', subject: id, before: null, after }
  })
}

async function bookedOn(tx: Parameters<typeof bookedDays>[0], days: readonly string[]) {
  const [from] = days
  if (from === undefined) return []
  const booked = await bookedDays(tx, { from })
  return booked.filter(({ date }) => days.includes(date))
}

/** The reason in both languages; without one, the shop names the weekday. */
function reasonsOf({ weekday, reason, reasonAr }: RepeatedClosureDraft) {
  if (reason.trim() !== '') return { reason: reason.trim(), reasonAr: reasonAr.trim() }
  const weekly = () => weeklyClosureLabel(weekday)
  return {
    reason: inLocale('en', weekly),
    reasonAr: reasonAr.trim() || inLocale('ar', weekly),
  }
}
