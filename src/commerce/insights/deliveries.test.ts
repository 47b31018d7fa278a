import { describe, expect, it } from 'vitest'
import { inLocale } from '#i18n/locale.server.ts'
import { averageDelay, type DeliverySums, deliveryFigures, percentOf } from './deliveries.ts'

const periods = {
  now: { from: '2026-11-14', until: '2026-11-20' },
  before: { from: '2026-11-07', until: '2026-11-13' },
}
const slot = { id: 'noon', name: 'Noon', nameAr: 'الظهر', weekdays: '1234567', capacity: 10 }
const sum = (change: Partial<DeliverySums>): DeliverySums => ({
  isNow: true,
  slotId: 'noon',
  slot: 'Noon',
  slotAr: 'الظهر',
  zone: 'Maadi',
  zoneAr: '',
  driverId: null,
  booked: 5,
  delivered: 4,
  onTime: 3,
  lateMs: 600_000,
  ...change,
})

describe('deliveryFigures', () => {
  it('adds up slots and areas of both periods', () => {
    const sums = [sum({}), sum({ zone: 'Dokki' }), sum({ isNow: false, onTime: 4, lateMs: 0 })]
    const { punctuality, byZone } = deliveryFigures(sums, periods, {
      slots: [slot],
      closures: new Set(),
      drivers: new Map(),
    })
    expect(punctuality.now).toEqual({ delivered: 8, onTime: 6, lateMs: 1_200_000 })
    expect(punctuality.before).toEqual({ delivered: 4, onTime: 4, lateMs: 0 })
    expect(byZone.map(({ name, now }) => [name, now.delivered])).toEqual([
      ['Dokki', 4],
      ['Maadi', 4],
    ])
  })

  it('offers the capacity of open days on the weekdays of the slot', () => {
    const friday = { ...slot, id: 'friday', name: 'Friday', weekdays: '5' }
    const closures = new Set(['2026-11-20', '2026-11-14'])
    const facts = { slots: [slot, friday], closures, drivers: new Map() }
    const { fill, fillBySlot } = deliveryFigures([sum({})], periods, facts)
    expect(fillBySlot.map(({ name, now }) => [name, now])).toEqual([
      ['Noon', { booked: 5, offered: 50 }],
      ['Friday', { booked: 0, offered: 0 }],
    ])
    expect(fill.before).toEqual({ booked: 0, offered: 80 })
  })

  it('names slots in the language of the page', async () => {
    const { bySlot } = await inLocale('ar', () =>
      deliveryFigures([sum({})], periods, { slots: [], closures: new Set(), drivers: new Map() }),
    )
    expect(bySlot[0]?.name).toBe('الظهر')
  })

  it('keeps two drivers of one name apart, and knows deliveries without one', () => {
    const sums = ['one', 'two', null].map((driverId) => sum({ driverId }))
    const drivers = new Map([
      ['one', 'Hany Fathy'],
      ['two', 'Hany Fathy'],
    ])
    const { byDriver } = deliveryFigures(sums, periods, { slots: [], closures: new Set(), drivers })
    expect(byDriver.map(({ driverId, name }) => [driverId, name])).toEqual([
      [null, ''],
      ['one', 'Hany Fathy'],
      ['two', 'Hany Fathy'],
    ])
  })

  it('leaves out what has no delivery yet', () => {
    const none = sum({ delivered: 0, onTime: 0, lateMs: 0 })
    const { bySlot } = deliveryFigures([none], periods, {
      slots: [],
      closures: new Set(),
      drivers: new Map(),
    })
    expect(bySlot).toEqual([])
  })
})

it.each([
  [1, 3, 33],
  [2, 3, 67],
  [0, 5, 0],
  [5, 5, 100],
  [0, 0, null],
])('percentOf(%i, %i) is %s', (part, whole, expected) => {
  expect(percentOf(part, whole)).toBe(expected)
})

it('averageDelay is that of the late deliveries alone', () => {
  expect(averageDelay({ delivered: 4, onTime: 2, lateMs: 30 * 60_000 })).toBe(15)
  expect(averageDelay({ delivered: 4, onTime: 4, lateMs: 0 })).toBeNull()
})
