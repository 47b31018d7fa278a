import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleProduct } from '../../../tests/support/sample-product.ts'
import { arrivalOf, cheapestInTime } from '../catalogue/arrival.ts'
import { addDays, instantOf } from './cairo-time.ts'
import { choiceTerms } from './choice-terms.ts'
import {
  bookingKey,
  type CalendarFacts,
  calendarLength,
  deliveryCalendar,
  nextCalendarChange,
} from './delivery-calendar.ts'
import type { DeliverySlot } from './delivery-slot.ts'

const today = '2026-11-20'
const day = addDays(today, 3)
const morning = instantOf(today, 8 * 60)

const zones = [
  { id: 'zamalek', name: 'Zamalek', fee: 60, open: true },
  { id: 'october', name: 'October', fee: 90, open: false },
]
const afternoon: DeliverySlot = {
  ...{ id: 'afternoon', name: 'Afternoon', startMinute: 15 * 60, endMinute: 18 * 60 },
  ...{ cutoffMinute: 13 * 60, capacity: 1, weekdays: '1234567' },
}
const evening: DeliverySlot = { ...afternoon, id: 'evening', cutoffMinute: 16 * 60 }

type Facts = Omit<CalendarFacts, 'leadDays'>

const facts = (change: Partial<Facts> = {}): Facts => ({
  slots: [afternoon, evening],
  closures: new Map(),
  surcharges: new Map(),
  booked: new Map(),
  capacities: new Map(),
  now: morning,
  ...change,
})

const termsOf = (choice: object, change: Partial<Facts> = {}) =>
  choiceTerms({ area: 'zamalek', day, ...choice }, facts(change), zones)

describe('the terms of a delivery choice', () => {
  it('name the area and its fee', () => {
    expect(termsOf({})).toMatchObject({
      areaName: 'Zamalek',
      fee: 60,
      surcharge: null,
      hours: null,
    })
  })

  it('have the surcharge of a peak day', () => {
    const surcharge = { name: 'Mother’s Day', amount: 40 }
    expect(termsOf({}, { surcharges: new Map([[day, surcharge]]) })).toMatchObject({ surcharge })
  })

  it('have the hours of the chosen slot', () => {
    const hours = { startMinute: 15 * 60, endMinute: 18 * 60 }
    expect(termsOf({ slot: 'afternoon' })).toMatchObject({ hours })
  })

  it.each([
    ['an unknown area', { area: 'nowhere' }],
    ['a closed area', { area: 'october' }],
    ['an unknown slot', { slot: 'night' }],
    ['yesterday', { day: addDays(today, -1) }],
    ['a day after the calendar', { day: addDays(today, calendarLength) }],
    ['a day that does not exist', { day: '2026-11-31' }],
  ])('are null for %s', (_what, choice) => {
    expect(termsOf(choice)).toBeNull()
  })

  it('allow as many lead days as are left until the day', () => {
    expect(termsOf({})).toMatchObject({ state: 'open', maxLeadDays: 3 })
  })

  it('change at the cut-off of the last slot of the day', () => {
    const cutoff = instantOf(today, evening.cutoffMinute)
    expect(termsOf({ day: today }, { now: cutoff - 1 })).toMatchObject({ maxLeadDays: 0 })
    expect(termsOf({ day: today }, { now: cutoff })).toMatchObject({
      ...{ state: 'too-late', maxLeadDays: -1 },
      earliest: expect.arrayContaining([addDays(today, 1)]),
    })
  })

  it('follow the chosen slot alone', () => {
    const now = instantOf(today, afternoon.cutoffMinute)
    expect(termsOf({ day: today, slot: 'afternoon' }, { now })?.maxLeadDays).toBe(-1)
    expect(termsOf({ day: today, slot: 'evening' }, { now })?.maxLeadDays).toBe(0)
  })

  it('let nothing arrive on a closed day or in a full slot', () => {
    expect(termsOf({}, { closures: new Map([[day, 'Holiday']]) })).toMatchObject({
      ...{ state: 'closed', maxLeadDays: -1 },
    })
    const booked = new Map([[bookingKey(day, 'afternoon'), 1]])
    expect(termsOf({ slot: 'afternoon' }, { booked })).toMatchObject({ state: 'full' })
    expect(termsOf({}, { booked })).toMatchObject({ state: 'open', maxLeadDays: 3 })
  })
})

it('a sold-out product arrives on no day', () => {
  const terms = { maxLeadDays: 3, earliest: [today] }
  expect(arrivalOf({ leadDays: 0, stock: 0 }, terms)).toEqual({ inTime: false, earliest: null })
})

it('a product with variants arrives if one of them does', () => {
  const [small, grand] = [
    sampleProduct({ id: 'small', price: 900, leadDays: 2 }),
    sampleProduct({ id: 'grand', price: 1500, leadDays: 0 }),
  ]
  const terms = { maxLeadDays: 1, earliest: [today] }
  const product = { ...small, furtherVariants: [grand] }
  expect(arrivalOf(product, terms)).toEqual({ inTime: true })
  expect(cheapestInTime(product, 1, morning)).toBe(grand)
  expect(cheapestInTime(product, 2, morning)?.price).toBe(900)
  const soldOut = { ...small, furtherVariants: [{ ...grand, stock: 0 }] }
  expect(arrivalOf(soldOut, { maxLeadDays: 1, earliest: [today, today, day] })).toEqual({
    ...{ inTime: false, earliest: day },
  })
  expect(cheapestInTime(soldOut, 1, morning)).toBeNull()
})

it('the next change of the calendar is a cut-off or midnight', () => {
  const early = { ...afternoon, cutoffMinute: -2 * 60 }
  const next = (now: number, slots = [afternoon, early]) => nextCalendarChange({ slots, now })
  const cutoff = instantOf(today, afternoon.cutoffMinute)
  expect(next(cutoff - 1)).toBe(cutoff)
  expect(next(cutoff)).toBe(instantOf(today, 22 * 60))
  expect(next(instantOf(today, 22 * 60))).toBe(instantOf(addDays(today, 1), 0))
  expect(next(morning, [])).toBe(instantOf(addDays(today, 1), 0))
})

const anyFacts = fc
  .record({
    minute: fc.integer({ min: 0, max: 24 * 60 - 1 }),
    closed: fc.uniqueArray(fc.integer({ min: 0, max: 14 }), { maxLength: 4 }),
    full: fc.array(
      fc.tuple(fc.integer({ min: 0, max: 14 }), fc.constantFrom('afternoon', 'evening')),
    ),
    weekdays: fc.constantFrom('1234567', '12345', '67'),
  })
  .map(({ minute, closed, full, weekdays }) =>
    facts({
      now: instantOf(today, minute),
      slots: [afternoon, { ...evening, weekdays }],
      closures: new Map(closed.map((ahead) => [addDays(today, ahead), 'Holiday'])),
      booked: new Map(full.map(([ahead, slot]) => [bookingKey(addDays(today, ahead), slot), 1])),
    }),
  )

it('what arrives in time, and when otherwise, is what the calendar of the checkout offers', () => {
  fc.assert(
    fc.property(
      anyFacts,
      fc.integer({ min: 0, max: calendarLength - 1 }),
      fc.constantFrom(undefined, 'afternoon', 'evening'),
      fc.integer({ min: 0, max: calendarLength - 1 }),
      (any, ahead, slot, leadDays) => {
        const date = addDays(today, ahead)
        const terms = choiceTerms({ area: 'zamalek', day: date, slot }, any, zones)
        const calendar = deliveryCalendar({ ...any, leadDays })
        const openIn = (windows: (typeof calendar)[number]['windows'], only?: string) =>
          windows.some(
            ({ slotId, state }) => state === 'open' && (only === undefined || slotId === only),
          )
        const chosen = calendar.find((one) => one.date === date)
        const inTime = openIn(chosen?.windows ?? [], slot)
        const first = calendar.find(({ windows }) => openIn(windows))?.date ?? null
        expect(terms && arrivalOf({ leadDays, stock: 5 }, terms)).toEqual(
          inTime ? { inTime: true } : { inTime: false, earliest: first },
        )
      },
    ),
  )
})
