import { expect, it } from 'vitest'
import { cairoDay, cairoTimestamp } from './cairo-time.ts'

it('formats Cairo winter time without an offset and with six decimals', () => {
  expect(cairoTimestamp(Date.UTC(2026, 0, 15, 12, 5, 9, 123), 456)).toBe(
    '2026-01-15T14:05:09.123456',
  )
})

it('formats Cairo summer time one hour later', () => {
  expect(cairoTimestamp(Date.UTC(2026, 6, 1, 21, 30, 0, 7))).toBe('2026-07-02T00:30:00.007000')
})

it('changes the day in Cairo before London', () => {
  expect(cairoDay(Date.UTC(2026, 0, 15, 22, 0))).toBe('2026-01-16')
})
