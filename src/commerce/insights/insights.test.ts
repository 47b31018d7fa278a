import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysOf } from '../delivery/cairo-time.ts'
import { averageOrder, type DaySales, insightDays, insightZones, totalOf } from './insights.ts'
import { periodBefore } from './period.ts'

const period = { from: '2026-11-18', until: '2026-11-20' }
const before = periodBefore(period)
const sold = (date: string, zone: string, revenue: number): DaySales => ({
  date,
  zone,
  revenue,
  orders: 1,
})

describe('the days of a period', () => {
  it('include every day, each with the day of the previous period', () => {
    const days = insightDays(period, [sold('2026-11-20', 'Maadi', 5)], [])
    expect(days.map(({ date, dateBefore }) => [date, dateBefore])).toEqual([
      ['2026-11-18', '2026-11-15'],
      ['2026-11-19', '2026-11-16'],
      ['2026-11-20', '2026-11-17'],
    ])
    expect(days.map(({ now }) => now.revenue)).toEqual([0, 0, 5])
  })

  it('and the areas have equal totals', () => {
    const anyDay = fc.constantFrom(...daysOf(before), ...daysOf(period))
    const anySale = fc
      .tuple(anyDay, fc.constantFrom('Maadi', 'Zamalek', 'Dokki'), fc.nat(5000))
      .map(([date, zone, revenue]) => sold(date, zone, revenue))
    fc.assert(
      fc.property(fc.array(anySale), (sales) => {
        const all = totalOf(insightDays(period, sales, [])).sales
        const zones = insightZones(period, sales)
        for (const time of ['now', 'before'] as const) {
          for (const what of ['revenue', 'orders'] as const) {
            const ofZones = zones.reduce((sum, zone) => sum + zone[time][what], 0)
            expect(ofZones).toBe(all[time][what])
          }
        }
      }),
    )
  })
})

it('areas are sorted by revenue', () => {
  const sales = [
    sold('2026-11-18', 'Maadi', 5),
    sold('2026-11-20', 'Zamalek', 9),
    sold('2026-11-17', 'Dokki', 90),
  ]
  expect(insightZones(period, sales).map(({ zone }) => zone)).toEqual(['Zamalek', 'Maadi', 'Dokki'])
})

it('the average order is the revenue by orders in whole pounds, and 0 without orders', () => {
  expect(averageOrder({ revenue: 1000, orders: 3 })).toBe(333)
  expect(averageOrder({ revenue: 2000, orders: 3 })).toBe(667)
  expect(averageOrder({ revenue: 0, orders: 0 })).toBe(0)
})
