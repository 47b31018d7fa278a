import { describe, expect, it } from 'vitest'
import { dayLabel, deliveryLabel, timeLeft } from './next-delivery.ts'

// Friday, 20 November 2026, noon in Cairo.
const noon = Date.UTC(2026, 10, 20, 10)
const today = '2026-11-20'
const evening = { startMinute: 18 * 60, endMinute: 22 * 60, orderUntil: noon }

describe('next delivery', () => {
  it.each([
    ['2026-11-20', 'this evening', 'today'],
    ['2026-11-21', 'tomorrow evening', 'tomorrow'],
    ['2026-11-23', 'on Monday evening', 'Monday 23 November'],
  ])('on %s reads %s', (date, label, day) => {
    expect(deliveryLabel({ ...evening, date }, today)).toBe(label)
    expect(dayLabel(date, today)).toBe(day)
  })
})

describe('time left to order', () => {
  it.each([
    [134, '2 h 14 min'],
    [9, '9 min'],
    [120, '2 h'],
    [14 * 60 + 7, '14 h'],
    [0, null],
    [-5, null],
  ])('with %d minutes reads %s', (minutes, text) => {
    expect(timeLeft(noon + minutes * 60_000, noon)).toBe(text)
  })
})
