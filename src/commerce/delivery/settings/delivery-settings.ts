import type { Pounds } from '../../money.ts'
import { type CivilDate, weekdayOf } from '../cairo-time.ts'
import { capacityOn } from '../delivery-calendar.ts'
import type { PeakDay, SlotDraft, ZoneDraft } from './delivery-drafts.ts'
import type { NamedHoliday } from './holidays.ts'
import type { RepeatedClosure } from './repeated-closure.ts'

/** A time slot as super admins see it, possibly disabled. */
export interface StaffSlot extends SlotDraft {
  id: string
}

/** A delivery area as super admins see it, with its place on the map. */
export interface StaffZone extends ZoneDraft {
  id: string
}

/** Booked deliveries of a day. */
export interface BookedDay {
  date: CivilDate
  booked: number
}

/** A day closed for new orders, with the reason that shoppers read. Existing bookings are still delivered. */
export interface ClosedDay extends BookedDay {
  reason: string
  reasonAr?: string
}

/** The current delivery rules, without past days. */
export interface DeliverySettings {
  today: CivilDate
  zones: StaffZone[]
  slots: StaffSlot[]
  closedDays: ClosedDay[]
  repeatedClosures: RepeatedClosure[]
  /** Public holidays of the coming year on which the shop is open so far. */
  holidays: NamedHoliday[]
  peakDays: PeakDay[]
  /** Largest total of an order with cash on delivery; 0 disables cash. */
  cashLimit: Pounds
}

/** Days on which the bookings exceed the capacity that a changed slot would have. A day may have its own capacity. */
export function daysBeyond(
  slot: StaffSlot,
  days: readonly BookedDay[],
  capacities: ReadonlyMap<string, number>,
): BookedDay[] {
  return days.filter(({ date, booked }) => {
    const isDriven = slot.enabled && slot.weekdays.includes(String(weekdayOf(date)))
    return booked > (isDriven ? capacityOn(slot, date, { capacities }) : 0)
  })
}
