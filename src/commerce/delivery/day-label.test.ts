import fc from 'fast-check'
import { expect, it } from 'vitest'
import { inLocale } from '#i18n/locale.server.ts'
import { dayNames, formatDay, nearDay } from './day-label.ts'
import { formatShortDay } from './short-day-label.ts'

const oracle = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
})

it('days are formatted with their weekday', () => {
  expect(formatDay('2026-11-20')).toBe('Friday 20 November')
  expect(formatShortDay('2026-11-20')).toBe('Fri 20 Nov')
})

it('day names agree with Intl', () => {
  const days = fc.date({
    noInvalidDate: true,
    min: new Date('2020-01-01'),
    max: new Date('2060-12-31'),
  })
  fc.assert(
    fc.property(days, (day) => {
      const parts = Object.fromEntries(
        oracle.formatToParts(day).map(({ type, value }) => [type, value]),
      )
      expect(dayNames(day.toISOString().slice(0, 10))).toEqual({
        weekday: parts.weekday,
        day: parts.day,
        month: parts.month,
      })
    }),
  )
})

it.each([
  ['2026-12-31', 'today'],
  ['2027-01-01', 'tomorrow'],
  ['2027-01-02', null],
  ['2026-12-30', null],
])('relative to the last day of 2026, %s is %s', (date, name) => {
  expect(nearDay(date, '2026-12-31')).toBe(name)
})

it('Arabic days agree with Intl, and have no short form', () => {
  const arabic = new Intl.DateTimeFormat('ar-EG-u-nu-latn', {
    timeZone: 'UTC',
    weekday: 'long',
    month: 'long',
  })
  inLocale('ar', () => {
    expect(formatDay('2026-11-20')).toBe('الجمعة 20 نوفمبر')
    expect(formatShortDay('2026-11-20')).toBe('الجمعة 20 نوفمبر')
    for (let day = 1; day <= 365; day += 1) {
      const date = new Date(Date.UTC(2026, 0, day))
      const parts = Object.fromEntries(
        arabic.formatToParts(date).map(({ type, value }) => [type, value]),
      )
      const { weekday, month } = dayNames(date.toISOString().slice(0, 10))
      expect({ weekday, month }).toEqual({ weekday: parts.weekday, month: parts.month })
    }
  })
})
