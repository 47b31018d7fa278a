import { newDocumentId } from '#database/document-id.ts'
import { writeAudit } from '../../audit/audit-store.server.ts'
import type { Accepted, Refusal } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import { civilDateAt, weekdayOf } from '../cairo-time.ts'
import { changeDeliveryRules } from './delivery-change.server.ts'
import { type BookedDay, daysBeyond, type StaffSlot } from './delivery-settings.ts'
import { bookedDaysOf, lockSlots, upsertSlot } from './delivery-settings-store.server.ts'
import { isSame } from './is-same.ts'
import { checkSlot, overlap, type SlotDraft, type SlotMessages } from './slot-draft.ts'

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
  | Refusal<'not-valid', { messages: SlotMessages }>
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
  const messages = checkSlot(draft)
  if (Object.keys(messages).length > 0) return { ok: false, refusal: 'not-valid', messages }
  const at = shop.now()
  const slotFields = { ...draft, name: draft.name.trim() }
  return changeDeliveryRules(shop.db, async (tx): Promise<SavedSlot> => {
    const slots = await lockSlots(tx)
    const current = slots.find((slot) => slot.id === id)
    const before = current ? draftOf(current) : null
    if (!isSame(before, seen)) return { ok: false, refusal: 'changed-elsewhere' }
    const overlapping = slots.find((slot) => slot.id !== id && overlap(slot, slotFields))
    if (overlapping) return { ok: false, refusal: 'overlap', name: overlapping.name }
    const slot = { ...slotFields, id: id ?? newDocumentId() }
    if (!knowsOfBookings) {
      const booked = await bookedDaysOf(tx, slot.id, civilDateAt(at))
      const days = daysBeyond(slot, booked, weekdayOf)
      if (days.length > 0) return { ok: false, refusal: 'booked-beyond', days }
    }
    await upsertSlot(tx, slot, slots.length)
    const action = before ? 'delivery-slot.updated' : 'delivery-slot.created'
    await writeAudit(tx, { at, actorId, action, subject: slot.id, before, after: slotFields })
    return { ok: true }
  })
}

function draftOf({ id: _id, ...draft }: StaffSlot): SlotDraft {
  return draft
}
