import { describe, expect, it } from 'vitest'
import { addDays, weekdayOf } from '../delivery/cairo-time.ts'
import {
  bannerDays,
  bannerOccasion,
  type DateRule,
  isNear,
  nextDate,
  upcomingDates,
} from './occasion-date.ts'

const mothersDay: DateRule = { kind: 'yearly', monthDay: '03-21' }
const eid: DateRule = {
  kind: 'moving',
  dates: [
    { date: '2028-02-26', isTentative: true },
    { date: '2027-03-09', isTentative: false },
  ],
}
const days = Array.from({ length: 800 }, (_, index) => addDays('2026-11-20', index))

describe('nextDate', () => {
  it.each([
    ['on the day', '2027-03-21', '2027-03-21'],
    ['the day before', '2027-03-20', '2027-03-21'],
    ['the day after', '2027-03-22', '2028-03-21'],
    ['on the last day of the year', '2026-12-31', '2027-03-21'],
  ])('is the next day of the year %s', (_when, today, date) => {
    expect(nextDate(mothersDay, today)).toEqual({ date, isTentative: false })
  })

  it('is the first of the moving dates that has not passed', () => {
    expect(nextDate(eid, '2027-03-09')).toEqual({ date: '2027-03-09', isTentative: false })
    expect(nextDate(eid, '2027-03-10')).toEqual({ date: '2028-02-26', isTentative: true })
  })

  it('is missing without a date and after the last one', () => {
    expect(nextDate({ kind: 'none' }, '2027-03-09')).toBeNull()
    expect(nextDate(eid, '2028-02-27')).toBeNull()
  })

  it('is never in the past, and at most a year ahead of a yearly day', () => {
    for (const today of days) {
      const { date = '' } = nextDate(mothersDay, today) ?? {}
      expect(date >= today && date <= addDays(today, 366)).toBe(true)
      expect(weekdayOf(date)).toBeGreaterThan(0)
    }
  })
})

it('lists upcoming dates in order, as many as there are', () => {
  expect(upcomingDates(mothersDay, '2027-03-22', 2).map(({ date }) => date)).toEqual([
    '2028-03-21',
    '2029-03-21',
  ])
  expect(upcomingDates(eid, '2027-01-01', 5).map(({ date }) => date)).toEqual([
    '2027-03-09',
    '2028-02-26',
  ])
})

it.each([
  ['-1', -1, false],
  ['0', 0, true],
  [String(bannerDays), bannerDays, true],
  [String(bannerDays + 1), bannerDays + 1, false],
])('is near in %s days: %s', (_label, ahead, expected) => {
  for (const today of days.slice(0, 60)) {
    expect(isNear(addDays(today, ahead), today)).toBe(expected)
  }
})

describe('bannerOccasion', () => {
  const yearly = (monthDay: string, rest: object = {}) => ({
    isSensitive: false,
    position: 1,
    dateRule: { kind: 'yearly', monthDay } as const,
    ...rest,
  })

  it('shows nothing while no occasion is near', () => {
    expect(bannerOccasion([yearly('02-14'), yearly('03-21')], '2027-01-30')).toBeNull()
    expect(bannerOccasion([], '2027-02-14')).toBeNull()
  })

  it('shows the nearest occasion, by position on one day', () => {
    const [later, second, first] = [
      yearly('02-20'),
      yearly('02-14', { position: 2 }),
      yearly('02-14'),
    ]
    const banner = bannerOccasion([later, second, first], '2027-02-10')
    expect(banner?.occasion).toBe(first)
    expect(banner?.next.date).toBe('2027-02-14')
  })

  it('never shows a sensitive occasion', () => {
    const sensitive = yearly('02-14', { isSensitive: true })
    for (const today of days) expect(bannerOccasion([sensitive], today)).toBeNull()
  })
})
