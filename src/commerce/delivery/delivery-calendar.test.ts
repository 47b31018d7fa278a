import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, civilDateAt, instantOf } from './cairo-time.ts'
import {
  bookingKey,
  type CalendarFacts,
  calendarLength,
  deliveryCalendar,
  firstOpenWindow,
  slotState,
} from './delivery-calendar.ts'
import type { DeliverySlot } from './delivery-slot.ts'

const today = '2026-11-20'
const tomorrow = '2026-11-21'
const morning = instantOf(today, 8 * 60)

const afternoon: DeliverySlot = {
  id: 'afternoon',
  name: 'Afternoon',
  startMinute: 15 * 60,
  endMinute: 18 * 60,
  cutoffMinute: 13 * 60,
  capacity: 3,
  weekdays: '1234567',
}
/** Cut-off at 8 pm of the day before. */
const early: DeliverySlot = { ...afternoon, id: 'early', cutoffMinute: -4 * 60 }

function facts(change: Partial<CalendarFacts> = {}): CalendarFacts {
  return {
    slots: [early, afternoon],
    closures: new Map(),
    surcharges: new Map(),
    booked: new Map(),
    capacities: new Map(),
    leadDays: 0,
    now: morning,
    ...change,
  }
}

describe('a time slot', () => {
  it('is open until the millisecond of its cut-off', () => {
    const cutoff = instantOf(today, afternoon.cutoffMinute)
    expect(slotState(afternoon, today, facts({ now: cutoff - 1 }))).toBe('open')
    expect(slotState(afternoon, today, facts({ now: cutoff }))).toBe('too-late')
  })

  it('with a cut-off on the day before closes on the evening before', () => {
    const cutoff = instantOf(today, 20 * 60)
    expect(slotState(early, tomorrow, facts({ now: cutoff - 1 }))).toBe('open')
    expect(slotState(early, tomorrow, facts({ now: cutoff }))).toBe('too-late')
  })

  it('is closed before today and after the last day of the calendar', () => {
    expect(slotState(afternoon, addDays(today, -1), facts())).toBe('closed')
    expect(slotState(afternoon, addDays(today, calendarLength), facts())).toBe('closed')
  })

  it('is open on the last day of the calendar', () => {
    expect(slotState(afternoon, addDays(today, calendarLength - 1), facts())).toBe('open')
  })

  it('is closed on a closed day', () => {
    const closures = new Map([[tomorrow, 'Inventory']])
    expect(slotState(afternoon, tomorrow, facts({ closures }))).toBe('closed')
    expect(slotState(afternoon, today, facts({ closures }))).toBe('open')
  })

  it('is full when its capacity is booked', () => {
    const booked = (places: number) => new Map([[bookingKey(today, afternoon.id), places]])
    expect(slotState(afternoon, today, facts({ booked: booked(2) }))).toBe('open')
    expect(slotState(afternoon, today, facts({ booked: booked(3) }))).toBe('full')
    expect(slotState(afternoon, today, facts({ booked: booked(4) }))).toBe('full')
  })

  it('does not count the bookings of another day or slot', () => {
    const booked = new Map([
      [bookingKey(tomorrow, afternoon.id), 3],
      [bookingKey(today, early.id), 3],
    ])
    expect(slotState(afternoon, today, facts({ booked }))).toBe('open')
  })

  it('with no capacity is always full', () => {
    expect(slotState({ ...afternoon, capacity: 0 }, today, facts())).toBe('full')
  })

  it('is closed for products whose lead time is longer', () => {
    const state = (date: string) => slotState(afternoon, date, facts({ leadDays: 2 }))
    expect([state(today), state(tomorrow), state(addDays(today, 2))]).toEqual([
      'needs-more-time',
      'needs-more-time',
      'open',
    ])
  })

  it('counts lead days from the date in Cairo', () => {
    const justBeforeMidnight = instantOf(tomorrow, 0) - 1
    const asked = (now: number) => slotState(afternoon, tomorrow, facts({ now, leadDays: 1 }))
    expect(asked(justBeforeMidnight)).toBe('open')
    expect(asked(justBeforeMidnight + 1)).toBe('needs-more-time')
  })

  it('does not move its cut-off when daylight saving time starts', () => {
    const friday = '2026-04-24'
    const oneInTheAfternoon = Date.parse('2026-04-24T10:00Z')
    expect(slotState(afternoon, friday, facts({ now: oneInTheAfternoon - 1 }))).toBe('open')
    expect(slotState(afternoon, friday, facts({ now: oneInTheAfternoon }))).toBe('too-late')
  })

  it('does not move its cut-off when daylight saving time ends', () => {
    const friday = '2026-10-30'
    const eightOnThursday = Date.parse('2026-10-29T17:00Z')
    expect(slotState(early, friday, facts({ now: eightOnThursday - 1 }))).toBe('open')
    expect(slotState(early, friday, facts({ now: eightOnThursday }))).toBe('too-late')
  })

  it('with a cut-off in the skipped hour closes when the clocks change', () => {
    const midnight: DeliverySlot = { ...afternoon, cutoffMinute: 0 }
    const skipped = Date.parse('2026-04-23T22:00Z')
    expect(slotState(midnight, '2026-04-24', facts({ now: skipped - 1 }))).toBe('open')
    expect(slotState(midnight, '2026-04-24', facts({ now: skipped }))).toBe('too-late')
  })
})

describe('the delivery calendar', () => {
  it('covers two weeks from today', () => {
    const days = deliveryCalendar(facts())
    expect(days).toHaveLength(calendarLength)
    expect([days[0]?.date, days.at(-1)?.date]).toEqual([today, '2026-12-03'])
  })

  it('includes the reason of a closed day', () => {
    const [first, second] = deliveryCalendar(facts({ closures: new Map([[tomorrow, 'Eid']]) }))
    expect([first?.closedBecause, second?.closedBecause]).toEqual([null, 'Eid'])
  })

  it('includes the cut-off of each slot', () => {
    const [, second] = deliveryCalendar(facts())
    expect(second?.windows.map((window) => window.orderUntil)).toEqual([
      instantOf(today, 20 * 60),
      instantOf(tomorrow, 13 * 60),
    ])
  })

  it('contains each day once across a daylight saving change', () => {
    const anyInstant = fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2034, 0) })
    fc.assert(
      fc.property(anyInstant, (now) => {
        const dates = deliveryCalendar(facts({ now })).map((day) => day.date)
        expect(dates[0]).toBe(civilDateAt(now))
        expect(dates).toEqual([...new Set(dates)].toSorted())
      }),
      { numRuns: 30 },
    )
  })

  it('never contains an open slot after its cut-off', () => {
    const anyInstant = fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2028, 0) })
    fc.assert(
      fc.property(anyInstant, fc.integer({ min: 0, max: 5 }), (now, leadDays) => {
        for (const day of deliveryCalendar(facts({ now, leadDays }))) {
          const open = day.windows.filter((window) => window.state === 'open')
          for (const window of open) expect(now).toBeLessThan(window.orderUntil)
        }
      }),
      { numRuns: 30 },
    )
  })
})

describe('the first open slot', () => {
  it('is the first one of the calendar', () => {
    const anyInstant = fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2028, 0) })
    fc.assert(
      fc.property(anyInstant, fc.integer({ min: 0, max: 14 }), (now, leadDays) => {
        const given = facts({ now, leadDays })
        const open = deliveryCalendar(given).flatMap(({ date, windows }) =>
          windows.filter(({ state }) => state === 'open').map(({ slotId }) => ({ date, slotId })),
        )
        const first = firstOpenWindow(given)
        expect(first && { date: first.date, slotId: first.slot.id }).toEqual(open[0] ?? null)
      }),
      { numRuns: 30 },
    )
  })

  it('is null when every day is closed', () => {
    const closures = new Map(
      Array.from({ length: calendarLength }, (_, ahead) => [addDays(today, ahead), 'Holiday']),
    )
    expect(firstOpenWindow(facts({ closures }))).toBeNull()
  })
})
