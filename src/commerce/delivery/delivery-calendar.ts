import { addDays, type CivilDate, civilDateAt, instantOf } from './cairo-time.ts'
import type { DeliverySlot } from './delivery-slot.ts'

export const calendarLength = 14

/** Why a window cannot be had; `open` means that it can. */
export type SlotState = 'open' | 'too-late' | 'full' | 'closed' | 'needs-more-time'

export interface DeliveryDay {
  date: CivilDate
  /** Why nothing is delivered that day, in words for the shopper. */
  closedBecause: string | null
  windows: ReadonlyArray<{ slotId: string; state: SlotState; orderUntil: number }>
}

export interface CalendarFacts {
  slots: readonly DeliverySlot[]
  /** Days without delivery, and why. */
  closures: ReadonlyMap<CivilDate, string>
  /** How many deliveries are booked, by `bookingKey`. */
  booked: ReadonlyMap<string, number>
  /** How many days the slowest thing in the basket takes. */
  leadDays: number
  now: number
}

export function bookingKey(date: CivilDate, slotId: string): string {
  return `${date} ${slotId}`
}

/** The days a shopper may choose from, today first, each window with its state. */
export function deliveryCalendar(facts: CalendarFacts): DeliveryDay[] {
  const today = civilDateAt(facts.now)
  return Array.from({ length: calendarLength }, (_, ahead) => {
    const date = addDays(today, ahead)
    return {
      date,
      closedBecause: facts.closures.get(date) ?? null,
      windows: facts.slots.map((slot) => ({
        slotId: slot.id,
        state: slotState(slot, date, facts),
        orderUntil: instantOf(date, slot.cutoffMinute),
      })),
    }
  })
}

export function slotState(slot: DeliverySlot, date: CivilDate, facts: CalendarFacts): SlotState {
  const today = civilDateAt(facts.now)
  if (date < today || date >= addDays(today, calendarLength)) return 'closed'
  if (facts.closures.has(date)) return 'closed'
  if (date < addDays(today, facts.leadDays)) return 'needs-more-time'
  if (facts.now >= instantOf(date, slot.cutoffMinute)) return 'too-late'
  if ((facts.booked.get(bookingKey(date, slot.id)) ?? 0) >= slot.capacity) return 'full'
  return 'open'
}
