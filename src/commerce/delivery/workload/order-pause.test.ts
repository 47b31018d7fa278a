import { expect, it } from 'vitest'
import { isPaused, longestPauseMs, mayPauseUntil } from './order-pause.ts'

const now = Date.UTC(2026, 10, 20, 10)

it('a pause lasts until its end, or until staff end it', () => {
  expect(isPaused(null, now)).toBe(false)
  expect(isPaused({ until: null }, now)).toBe(true)
  expect(isPaused({ until: now + 1 }, now)).toBe(true)
  expect(isPaused({ until: now }, now)).toBe(false)
})

it.each([
  [null, true],
  [now, false],
  [now + 1, true],
  [now + longestPauseMs, true],
  [now + longestPauseMs + 1, false],
  [now + 0.5, false],
])('a pause until %d is allowed: %j', (until, isAllowed) => {
  expect(mayPauseUntil(until, now)).toBe(isAllowed)
})
