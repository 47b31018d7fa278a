import type { Pounds } from '../../money.ts'
import type { CivilDate } from '../cairo-time.ts'
import type { DeliveryZone } from '../delivery-slot.ts'
import type { SlotDraft } from './slot-draft.ts'

/** A window as super admins know it: also those that cannot be chosen any more. */
export interface StaffSlot extends SlotDraft {
  id: string
}

/** How many deliveries are booked for a day. */
export interface BookedDay {
  date: CivilDate
  booked: number
}

/** A day without new deliveries, and why, in words for the shopper; what was booked before is still driven. */
export interface ClosedDay extends BookedDay {
  reason: string
}

/** A day on which each delivery costs more, under the name that shoppers read. */
export interface PeakDay {
  date: CivilDate
  name: string
  surcharge: Pounds
}

/** The rules of delivery as they stand, days that are over left out. */
export interface DeliverySettings {
  today: CivilDate
  zones: DeliveryZone[]
  slots: StaffSlot[]
  closedDays: ClosedDay[]
  peakDays: PeakDay[]
  /** The largest order that may be paid in cash at the door; 0 means that none may. */
  cashLimit: Pounds
}

/** The days on which more is booked than a window would take, or than could be chosen, if it were like this. */
export function daysBeyond(
  slot: SlotDraft,
  days: readonly BookedDay[],
  weekdayOf: (date: CivilDate) => number,
): BookedDay[] {
  return days.filter(({ date, booked }) => {
    const isDriven = slot.enabled && slot.weekdays.includes(String(weekdayOf(date)))
    return booked > (isDriven ? slot.capacity : 0)
  })
}
