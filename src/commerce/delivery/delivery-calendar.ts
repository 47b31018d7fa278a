import { addDays, type CivilDate, civilDateAt, instantOf, weekdayOf } from './cairo-time.ts'
import type { DeliverySlot } from './delivery-slot.ts'
import type { Surcharge } from './surcharge.ts'

export const calendarLength = 14

/** Why a window cannot be had; `open` means that it can. */
export type SlotState = 'open' | 'too-late' | 'full' | 'closed' | 'needs-more-time'

/** A day in Cairo and what can be had on it. `orderUntil` is in epoch milliseconds. */
export interface DeliveryDay {
  date: CivilDate
  /** Why nothing is delivered that day, in words for the shopper. */
  closedBecause: string | null
  /** What a delivery costs more that day; null on ordinary days. */
  surcharge: Surcharge | null
  windows: ReadonlyArray<{ slotId: string; state: SlotState; orderUntil: number }>
}

/** What decides which windows can be had, as the database has it. `now` is in epoch milliseconds. */
export interface CalendarFacts {
  slots: readonly DeliverySlot[]
  /** Days without delivery, and why. */
  closures: ReadonlyMap<CivilDate, string>
  /** Days on which a delivery costs more. */
  surcharges: ReadonlyMap<CivilDate, Surcharge>
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
  return [...deliveryDays(facts)]
}

interface OpenWindow {
  date: CivilDate
  slot: DeliverySlot
  orderUntil: number
}

/** The first window that can still be had, or null when all are taken. No day after it is reckoned. */
export function firstOpenWindow(facts: CalendarFacts): OpenWindow | null {
  for (const { date, windows } of deliveryDays(facts)) {
    const open = windows.find(({ state }) => state === 'open')
    const slot = facts.slots.find(({ id }) => id === open?.slotId)
    if (open && slot) return { date, slot, orderUntil: open.orderUntil }
  }
  return null
}

function* deliveryDays(facts: CalendarFacts): Generator<DeliveryDay> {
  const span = spanOf(facts)
  for (let ahead = 0; ahead < calendarLength; ahead++) {
    const date = addDays(span.today, ahead)
    yield {
      date,
      closedBecause: facts.closures.get(date) ?? null,
      surcharge: facts.surcharges.get(date) ?? null,
      windows: facts.slots.map((slot) => {
        const orderUntil = instantOf(date, slot.cutoffMinute)
        const state = stateWithin(span, { slot, date, orderUntil }, facts)
        return { slotId: slot.id, state, orderUntil }
      }),
    }
  }
}

export function slotState(slot: DeliverySlot, date: CivilDate, facts: CalendarFacts): SlotState {
  const orderUntil = instantOf(date, slot.cutoffMinute)
  return stateWithin(spanOf(facts), { slot, date, orderUntil }, facts)
}

/** The days that the calendar speaks of, reckoned once: civil time costs more than all the rest of a calendar. */
interface Span {
  today: CivilDate
  firstPossible: CivilDate
  firstBeyond: CivilDate
}

function spanOf({ now, leadDays }: CalendarFacts): Span {
  const today = civilDateAt(now)
  return {
    today,
    firstPossible: addDays(today, leadDays),
    firstBeyond: addDays(today, calendarLength),
  }
}

interface Window {
  slot: DeliverySlot
  date: CivilDate
  orderUntil: number
}

function stateWithin(
  span: Span,
  { slot, date, orderUntil }: Window,
  { closures, booked, now }: CalendarFacts,
): SlotState {
  if (date < span.today || date >= span.firstBeyond) return 'closed'
  if (closures.has(date)) return 'closed'
  if (!slot.weekdays.includes(String(weekdayOf(date)))) return 'closed'
  if (date < span.firstPossible) return 'needs-more-time'
  if (now >= orderUntil) return 'too-late'
  if ((booked.get(bookingKey(date, slot.id)) ?? 0) >= slot.capacity) return 'full'
  return 'open'
}
