import fc from 'fast-check'
import { expect, it } from 'vitest'
import { shownAt } from './cairo-clock.ts'
import { civilTimeAt, clockToCome } from './cairo-time.ts'

// Friday, 20 November 2026, noon in Cairo.
const now = Date.UTC(2026, 10, 20, 10)
const clock = clockToCome(now)
const twoYears = 2 * 365 * 24 * 60 * 60_000

it('the transferred clock agrees with the time zone database', () => {
  fc.assert(
    fc.property(fc.integer({ min: now, max: now + twoYears - 1 }), (instant) => {
      const { date, minute } = shownAt(clock, instant)
      const hands = [Math.floor(minute / 60), minute % 60].map((n) => String(n).padStart(2, '0'))
      expect(`${date}T${hands.join(':')}`).toBe(civilTimeAt(instant).slice(0, -3))
    }),
  )
})

it.each([
  ['before summer time begins', Date.UTC(2027, 3, 29, 21, 59, 59), '2027-04-29', 23 * 60 + 59],
  ['when it has begun', Date.UTC(2027, 3, 29, 22), '2027-04-30', 60],
  ['before summer time ends', Date.UTC(2027, 9, 28, 20, 59, 59), '2027-10-28', 23 * 60 + 59],
  ['when it has ended', Date.UTC(2027, 9, 28, 21), '2027-10-28', 23 * 60],
])('the clock %s', (_when, instant, date, minute) => {
  expect(shownAt(clock, instant)).toEqual({ date, minute })
})
