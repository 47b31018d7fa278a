import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, civilDateAt, instantOf, isCivilDate } from './cairo-time.ts'

const hour = 60 * 60_000
const utc = (iso: string) => Date.parse(`${iso}Z`)
const anyInstant = fc.integer({ min: utc('2024-01-01T00:00'), max: utc('2034-12-31T00:00') })
const two = (number: number) => String(number).padStart(2, '0')
const anyDate = anyInstant.map(civilDateAt)

/** What a clock on a wall in Cairo shows, by the platform's own knowledge of time zones. */
function wallClock(instant: number): string {
  return new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Africa/Cairo',
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(instant)
}

describe('the day in Cairo', () => {
  it('begins two hours before that of Greenwich in winter', () => {
    expect(civilDateAt(utc('2026-11-20T21:59:59.999'))).toBe('2026-11-20')
    expect(civilDateAt(utc('2026-11-20T22:00'))).toBe('2026-11-21')
  })

  it('begins three hours before that of Greenwich in summer', () => {
    expect(civilDateAt(utc('2026-07-01T20:59:59.999'))).toBe('2026-07-01')
    expect(civilDateAt(utc('2026-07-01T21:00'))).toBe('2026-07-02')
  })

  it('is the one that a clock on the wall shows', () => {
    fc.assert(
      fc.property(anyInstant, (instant) => {
        expect(civilDateAt(instant)).toBe(wallClock(instant).slice(0, 10))
      }),
    )
  })
})

describe('an hour of a day in Cairo', () => {
  it('is the instant at which a clock on the wall shows it', () => {
    // From 1 in the morning to 11 in the evening: the hours that summer time neither skips nor repeats.
    const ordinary = fc.integer({ min: 60, max: 23 * 60 - 1 })
    fc.assert(
      fc.property(anyDate, ordinary, (date, minuteOfDay) => {
        const shown = `${date} ${two(Math.floor(minuteOfDay / 60))}:${two(minuteOfDay % 60)}`
        expect(wallClock(instantOf(date, minuteOfDay))).toBe(shown)
      }),
    )
  })

  it('is on the evening before when its minute is negative', () => {
    expect(instantOf('2026-11-21', -6 * 60)).toBe(utc('2026-11-20T16:00'))
  })

  it('lies within the day it is counted from', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: 0, max: 24 * 60 - 1 }), (date, minuteOfDay) => {
        expect(civilDateAt(instantOf(date, minuteOfDay))).toBe(date)
      }),
    )
  })

  it('comes later the later it is', () => {
    const minuteOfDay = fc.integer({ min: -24 * 60, max: 24 * 60 })
    fc.assert(
      fc.property(anyDate, minuteOfDay, minuteOfDay, (date, one, other) => {
        fc.pre(one < other)
        expect(instantOf(date, one)).toBeLessThanOrEqual(instantOf(date, other))
      }),
    )
  })
})

describe('summer time in Cairo', () => {
  it('begins on the last Friday of April at midnight, which the clocks skip', () => {
    expect(wallClock(utc('2026-04-23T21:59'))).toBe('2026-04-23 23:59')
    expect(wallClock(utc('2026-04-23T22:00'))).toBe('2026-04-24 01:00')
  })

  it('starts that Friday when the clocks have been put forward', () => {
    expect(instantOf('2026-04-24', 0)).toBe(utc('2026-04-23T22:00'))
    expect(civilDateAt(utc('2026-04-23T22:00'))).toBe('2026-04-24')
  })

  it('reads half past the skipped midnight as half past one', () => {
    expect(instantOf('2026-04-24', 30)).toBe(utc('2026-04-23T22:30'))
    expect(instantOf('2026-04-24', 90)).toBe(utc('2026-04-23T22:30'))
  })

  it('leaves the noon of that Friday a noon', () => {
    expect(instantOf('2026-04-24', 12 * 60)).toBe(utc('2026-04-24T09:00'))
  })

  it('leaves the evening before that Friday an evening of winter time', () => {
    expect(instantOf('2026-04-24', -4 * 60)).toBe(utc('2026-04-23T18:00'))
  })

  it('ends on the last Thursday of October at midnight, when the last hour comes twice', () => {
    expect(wallClock(utc('2026-10-29T20:30'))).toBe('2026-10-29 23:30')
    expect(wallClock(utc('2026-10-29T21:30'))).toBe('2026-10-29 23:30')
    expect(wallClock(utc('2026-10-29T22:00'))).toBe('2026-10-30 00:00')
  })

  it('takes the hour that comes twice the first time', () => {
    expect(instantOf('2026-10-29', 23 * 60 + 30)).toBe(utc('2026-10-29T20:30'))
    expect(instantOf('2026-10-30', -30)).toBe(utc('2026-10-29T20:30'))
  })

  it('makes that Thursday a day of 25 hours, and the Friday in April one of 23', () => {
    const length = (date: string) => instantOf(addDays(date, 1), 0) - instantOf(date, 0)
    expect(length('2026-10-29')).toBe(25 * hour)
    expect(length('2026-04-24')).toBe(23 * hour)
    expect(length('2026-11-20')).toBe(24 * hour)
  })
})

describe('a date', () => {
  it.each(['2026-11-20', '2028-02-29', '2026-12-31'])('may be %s', (text) => {
    expect(isCivilDate(text)).toBe(true)
  })

  it.each([
    '2026-02-29',
    '2026-00-10',
    '2026-1-1',
    '26-11-20',
    '2026/11/20',
    '2026-11-20 ',
    '2026-11-20\n',
    '٢٠٢٦-١١-٢٠',
    '',
  ])('is not %j', (text) => {
    expect(isCivilDate(text)).toBe(false)
  })

  it('goes so many days on, and the same number back', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: 0, max: 1000 }), (date, days) => {
        expect(addDays(addDays(date, days), -days)).toBe(date)
      }),
    )
  })

  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-04-23', 1, '2026-04-24'],
  ])('%s and %i day is %s', (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected)
  })

  it('sorts as text in the order of time', () => {
    fc.assert(
      fc.property(anyInstant, anyInstant, (one, other) => {
        fc.pre(one < other)
        expect(civilDateAt(one) <= civilDateAt(other)).toBe(true)
      }),
    )
  })
})
