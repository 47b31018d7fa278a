import { isDeepStrictEqual } from 'node:util'
import { newDocumentId } from '#database/document-id.ts'
import { localizedName } from '#i18n/localized.ts'
import type { Accepted, Refusal } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import { civilDateAt } from '../cairo-time.ts'
import { orderableDays } from '../delivery-calendar.ts'
import { renewSlotVersions } from '../delivery-store.server.ts'
import { dayCapacitiesFrom } from '../workload/workload-store.server.ts'
import { changeDeliveryRules } from './delivery-change.server.ts'
import {
  checkSlot,
  type DraftProblems,
  overlap,
  type SlotDraft,
  trimNames,
} from './delivery-drafts.ts'
import { type BookedDay, daysBeyond, type StaffSlot } from './delivery-settings.ts'
import { bookedDays, lockSlots, upsertSlot } from './delivery-settings-store.server.ts'

interface SlotToSave {
  /** Null for a new slot. */
  id: string | null
  draft: SlotDraft
  /** The slot that the editor read, for optimistic locking; null for a new one. */
  seen: SlotDraft | null
  /** The admin confirmed the warning about existing bookings. */
  knowsOfBookings: boolean
}

export type SavedSlot =
  | Accepted
  | Refusal<'not-valid', { problems: DraftProblems<SlotDraft> }>
  | Refusal<'overlap', { name: string }>
  | Refusal<'booked-beyond', { days: BookedDay[] }>
  | Refusal<'changed-elsewhere'>

/**
 * Creates or changes a time slot. Existing orders keep their slot, so if their number exceeds the new capacity, the
 * first attempt returns a warning.
 */
export async function saveSlot(
  shop: Pick<ShopContext, 'db' | 'now'>,
  { id, draft, seen, knowsOfBookings }: SlotToSave,
  actorId: string,
): Promise<SavedSlot> {
  const problems = checkSlot(draft)
  if (Object.keys(problems).length > 0) return { ok: false, refusal: 'not-valid', problems }
  const after = trimNames(draft)
  return changeDeliveryRules<SavedSlot>(shop, actorId, async (tx) => {
    const slots = await lockSlots(tx)
    const current = slots.find((slot) => slot.id === id)
    const before = current ? slotDraftOf(current) : null
    if (!isDeepStrictEqual(before, seen)) return { ok: false, refusal: 'changed-elsewhere' }
    const overlapping = slots.find((slot) => slot.id !== id && overlap(slot, after))
    if (overlapping) return { ok: false, refusal: 'overlap', name: localizedName(overlapping) }
    const slot = { ...after, id: id ?? newDocumentId() }
    await upsertSlot(tx, slot, slots.length)
    if (before) await renewSlotVersions(tx, orderableDays(shop.now()), [slot.id])
    if (!knowsOfBookings) {
      const today = civilDateAt(shop.now())
      const booked = await bookedDays(tx, { from: today, slotId: slot.id })
      const days = daysBeyond(slot, booked, await dayCapacitiesFrom(tx, today))
      if (days.length > 0) return { ok: false, refusal: 'booked-beyond', days }
    }
    const action = before ? 'delivery-slot.updated' : 'delivery-slot.created'
    return { ok: true, action, subject: slot.id, before, after }
  })
}

function slotDraftOf({ id: _id, ...draft }: StaffSlot): SlotDraft {
  return draft
}
