import { expect, it } from 'vitest'
import { cairoDay, cairoTimestamp } from './cairo-time.ts'

it('writes Cairo winter time, naive, with six decimals', () => {
  expect(cairoTimestamp(Date.UTC(2026, 0, 15, 12, 5, 9, 123), 456)).toBe(
    '2026-01-15T14:05:09.123456',
  )
})

it('writes Cairo summer time one hour further on', () => {
  expect(cairoTimestamp(Date.UTC(2026, 6, 1, 21, 30, 0, 7))).toBe('2026-07-02T00:30:00.007000')
})

it('knows that the day changes in Cairo before it changes in London', () => {
  expect(cairoDay(Date.UTC(2026, 0, 15, 22, 0))).toBe('2026-01-16')
})
