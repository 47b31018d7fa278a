import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, civilDateAt, clockSpans, daysOf, instantOf } from '../delivery/cairo-time.ts'
import {
  changeSince,
  lastDays,
  lengthInDays,
  longestPeriod,
  periodBefore,
  periodProblem,
  spanOfPeriod,
} from './period.ts'

const today = '2026-11-20'
const dayMs = 24 * 60 * 60_000
const someDay = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2023-01-01', days))
const somePeriod = fc
  .tuple(someDay, fc.integer({ min: 1, max: longestPeriod }))
  .map(([until, days]) => lastDays(days, until))

describe('a period', () => {
  it('of the last seven days ends today', () => {
    expect(lastDays(7, today)).toEqual({ from: '2026-11-14', until: today })
  })

  it('is compared with the period of the same length before it', () => {
    expect(periodBefore({ from: '2026-11-14', until: today })).toEqual({
      from: '2026-11-07',
      until: '2026-11-13',
    })
    fc.assert(
      fc.property(somePeriod, (period) => {
        const before = periodBefore(period)
        expect(lengthInDays(before)).toBe(lengthInDays(period))
        expect(spanOfPeriod(before).until).toBe(spanOfPeriod(period).from)
      }),
    )
  })

  it('contains each of its days once', () => {
    fc.assert(
      fc.property(somePeriod, (period) => {
        const days = daysOf(period)
        expect(new Set(days).size).toBe(lengthInDays(period))
        expect([days[0], days.at(-1)]).toEqual([period.from, period.until])
      }),
    )
  })

  it.each([
    ['2026-11-20', '2026-11-19', { code: 'reversed' }],
    ['2026-11-20', '2026-11-21', { code: 'future' }],
    ['2025-11-19', '2026-11-20', { code: 'too-long', days: 366 }],
    ['2026-11-31', '2026-11-20', { code: 'incomplete' }],
    ['', '', { code: 'incomplete' }],
    ['2025-11-20', '2026-11-20', null],
    ['2026-11-20', '2026-11-20', null],
  ])('from %s to %s: %j', (from, until, problem) => {
    expect(periodProblem({ from, until }, today)).toEqual(problem)
  })
})

describe('days in Cairo', () => {
  it.each([
    ['on which summer time begins', '2026-04-24', 23],
    ['on which it ends', '2026-10-29', 25],
    ['otherwise', today, 24],
  ])('%s have the right length', (_when, date, hours) => {
    const { from, until } = spanOfPeriod({ from: date, until: date })
    expect((until - from) / 3_600_000).toBe(hours)
  })

  it('are computed from UTC offsets at any instant', () => {
    const from = instantOf('2026-01-01', 0)
    const until = instantOf('2028-01-01', 0)
    const spans = clockSpans(from, until)
    expect(spans).toHaveLength(5)
    fc.assert(
      fc.property(fc.integer({ min: from, max: until - 1 }), (instant) => {
        const span = spans.find((each) => each.until === null || instant < each.until)
        const day = Math.floor((instant + (span?.ahead ?? 0)) / dayMs)
        expect(new Date(day * dayMs).toISOString().slice(0, 10)).toBe(civilDateAt(instant))
      }),
    )
  })
})

it.each([
  [100, 150, 50],
  [100, 0, -100],
  [3, 4, 33],
  [0, 5, null],
])('from %i to %i the change is %s percent', (before, now, percent) => {
  expect(changeSince(before, now)).toBe(percent)
})
