import { describe, expect, it } from 'vitest'
import { inLocale } from '#i18n/locale.server.ts'
import { dayLabel, deliveryLabel, timeLeft } from './next-delivery.ts'
import { waitMessage } from './wait-message.ts'

// Friday, 20 November 2026, noon in Cairo.
const noon = Date.UTC(2026, 10, 20, 10)
const today = '2026-11-20'
const evening = { startMinute: 18 * 60, endMinute: 22 * 60, orderUntil: noon }

describe('next delivery', () => {
  it.each([
    ['2026-11-20', 'this evening', 'today'],
    ['2026-11-21', 'tomorrow evening', 'tomorrow'],
    ['2026-11-23', 'Monday evening', 'Monday 23 November'],
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

describe('in Arabic', () => {
  it.each([
    ['2026-11-20', 'مساء اليوم', 'اليوم'],
    ['2026-11-21', 'مساء غد', 'غدًا'],
    ['2026-11-23', 'مساء الاثنين', 'الاثنين 23 نوفمبر'],
  ])('on %s reads %s', (date, label, day) => {
    inLocale('ar', () => {
      expect(deliveryLabel({ ...evening, date }, today)).toBe(label)
      expect(dayLabel(date, today)).toBe(day)
    })
  })

  it.each([
    [1, 'دقيقة واحدة'],
    [2, 'دقيقتين'],
    [9, '9 دقائق'],
    [60, 'ساعة واحدة'],
    [134, 'ساعتين و14 دقيقة'],
    [11 * 60, '11 ساعة'],
    [100 * 60, '100 ساعة'],
  ])('with %d minutes reads %s', (minutes, text) => {
    expect(inLocale('ar', () => timeLeft(noon + minutes * 60_000, noon))).toBe(text)
  })

  it.each([
    [30, 'بعد دقيقة'],
    [61, 'بعد دقيقتين'],
    [179, 'بعد 3 دقائق'],
    [14 * 60, 'بعد 14 دقيقة'],
  ])('a wait of %d seconds reads %s', (seconds, text) => {
    expect(inLocale('ar', () => waitMessage(seconds))).toBe(text)
  })
})
