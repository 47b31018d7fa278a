import { localizeNamed } from '#i18n/localized.ts'
import { addDays, type CivilDate, civilDateAt, daysOf, instantOf, weekdayOf } from './cairo-time.ts'
import type { DeliverySlot } from './delivery-slot.ts'
import type { Surcharge } from './surcharge.ts'

export const calendarLength = 14

/** Why a time slot is unavailable; `open` means that it is available. */
export type SlotState = 'open' | 'too-late' | 'full' | 'closed' | 'needs-more-time'

/** A day in Cairo with its time slots. `orderUntil` is in epoch milliseconds. */
export interface DeliveryDay {
  date: CivilDate
  /** Reason that shoppers read; null on an open day. */
  closedBecause: string | null
  /** Extra delivery fee of a peak day; null on other days. */
  surcharge: Surcharge | null
  windows: ReadonlyArray<{ slotId: string; state: SlotState; orderUntil: number }>
}

/** Input of the calendar rules, from the database. `now` is in epoch milliseconds. */
export interface CalendarFacts {
  slots: readonly DeliverySlot[]
  /** Closed days with their reasons. */
  closures: ReadonlyMap<CivilDate, string>
  /** Peak days. */
  surcharges: ReadonlyMap<CivilDate, Surcharge>
  /** Booked deliveries by `bookingKey`. */
  booked: ReadonlyMap<string, number>
  /** Capacities of single days by `bookingKey`, where they differ from those of the slots. */
  capacities: ReadonlyMap<string, number>
  /** Longest lead time in the cart, in days. */
  leadDays: number
  now: number
}

export function bookingKey(date: CivilDate, slotId: string): string {
  return `${date} ${slotId}`
}

/** The days of the calendar, today first, with the state of each time slot. */
export function deliveryCalendar(facts: CalendarFacts): DeliveryDay[] {
  return [...deliveryDays(facts)]
}

/** A day with its surcharge named in the language of the page. */
export function localizeDay(day: DeliveryDay): DeliveryDay {
  return { ...day, surcharge: day.surcharge && localizeNamed(day.surcharge) }
}

/** The first open time slot, or null. Stops there, because each further day costs time zone conversions. */
export function firstOpenWindow(
  facts: CalendarFacts,
): { date: CivilDate; slot: DeliverySlot; orderUntil: number } | null {
  for (const { date, windows } of deliveryDays(facts)) {
    const open = windows.find(({ state }) => state === 'open')
    const slot = facts.slots.find(({ id }) => id === open?.slotId)
    if (open && slot) return { date, slot, orderUntil: open.orderUntil }
  }
  return null
}

/** The dates of the calendar, today first. */
export function calendarDays(now: number): CivilDate[] {
  const today = civilDateAt(now)
  return daysOf({ from: today, until: addDays(today, calendarLength - 1) })
}

/** The days that an order may be placed for while a transaction runs: midnight may pass meanwhile. */
export function orderableDays(now: number): CivilDate[] {
  return [...calendarDays(now), addDays(civilDateAt(now), calendarLength)]
}

/** The next instant at which time alone changes the calendar: a cut-off, or midnight in Cairo. */
export function nextCalendarChange({ slots, now }: Pick<CalendarFacts, 'slots' | 'now'>): number {
  const days = calendarDays(now)
  const midnight = instantOf(addDays(civilDateAt(now), 1), 0)
  // A cut-off may be on an evening before the delivery, so that the next one belongs to a later day.
  const cutoffs = slots.flatMap(({ cutoffMinute }) =>
    days.map((date) => instantOf(date, cutoffMinute)),
  )
  return Math.min(midnight, ...cutoffs.filter((cutoff) => cutoff > now))
}

function* deliveryDays(facts: CalendarFacts): Generator<DeliveryDay> {
  const span = spanOf(facts)
  for (let ahead = 0; ahead < calendarLength; ahead++) {
    const date = addDays(span.today, ahead)
    yield {
      date,
      closedBecause: facts.closures.get(date) ?? null,
      surcharge: facts.surcharges.get(date) ?? null,
      windows: facts.slots.map((slot) => ({
        slotId: slot.id,
        state: slotState(slot, date, facts, span),
        orderUntil: instantOf(date, slot.cutoffMinute),
      })),
    }
  }
}

/** Dates computed once per calendar, because time zone conversion dominates its cost. */
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

export function slotState(
  slot: DeliverySlot,
  date: CivilDate,
  facts: CalendarFacts,
  { today, firstPossible, firstBeyond }: Span = spanOf(facts),
): SlotState {
  if (date < today || date >= firstBeyond) return 'closed'
  if (facts.closures.has(date)) return 'closed'
  if (!slot.weekdays.includes(String(weekdayOf(date)))) return 'closed'
  if (date < firstPossible) return 'needs-more-time'
  if (facts.now >= instantOf(date, slot.cutoffMinute)) return 'too-late'
  if ((facts.booked.get(bookingKey(date, slot.id)) ?? 0) >= capacityOn(slot, date, facts)) {
    return 'full'
  }
  return 'open'
}

/** How many deliveries a slot takes on a day. */
export function capacityOn(
  { id, capacity }: Pick<DeliverySlot, 'id' | 'capacity'>,
  date: CivilDate,
  { capacities }: Pick<CalendarFacts, 'capacities'>,
): number {
  return capacities.get(bookingKey(date, id)) ?? capacity
}
