import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, civilDateAt, instantOf, isCivilDate, sameTimeOn } from './cairo-time.ts'

const hour = 60 * 60_000
const utc = (iso: string) => Date.parse(`${iso}Z`)
const anyInstant = fc.integer({ min: utc('2024-01-01T00:00'), max: utc('2034-12-31T00:00') })
const two = (number: number) => String(number).padStart(2, '0')
const anyDate = anyInstant.map(civilDateAt)

/** Civil time in Cairo according to Intl, as an independent reference. */
function wallClock(instant: number): string {
  return new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Africa/Cairo',
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(instant)
}

describe('the civil date in Cairo', () => {
  it('starts two hours before UTC in winter', () => {
    expect(civilDateAt(utc('2026-11-20T21:59:59.999'))).toBe('2026-11-20')
    expect(civilDateAt(utc('2026-11-20T22:00'))).toBe('2026-11-21')
  })

  it('starts three hours before UTC in summer', () => {
    expect(civilDateAt(utc('2026-07-01T20:59:59.999'))).toBe('2026-07-01')
    expect(civilDateAt(utc('2026-07-01T21:00'))).toBe('2026-07-02')
  })

  it('agrees with Intl', () => {
    fc.assert(
      fc.property(anyInstant, (instant) => {
        expect(civilDateAt(instant)).toBe(wallClock(instant).slice(0, 10))
      }),
    )
  })
})

describe('a time of day in Cairo', () => {
  it('is the instant at which Intl shows it', () => {
    // From 1 am to 11 pm: daylight saving time neither skips nor repeats these hours.
    const ordinary = fc.integer({ min: 60, max: 23 * 60 - 1 })
    fc.assert(
      fc.property(anyDate, ordinary, (date, minuteOfDay) => {
        const shown = `${date} ${two(Math.floor(minuteOfDay / 60))}:${two(minuteOfDay % 60)}`
        expect(wallClock(instantOf(date, minuteOfDay))).toBe(shown)
      }),
    )
  })

  it('is on the previous evening for a negative minute', () => {
    expect(instantOf('2026-11-21', -6 * 60)).toBe(utc('2026-11-20T16:00'))
  })

  it('lies within its day', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: 0, max: 24 * 60 - 1 }), (date, minuteOfDay) => {
        expect(civilDateAt(instantOf(date, minuteOfDay))).toBe(date)
      }),
    )
  })

  it('increases with the minute', () => {
    const minuteOfDay = fc.integer({ min: -24 * 60, max: 24 * 60 })
    fc.assert(
      fc.property(anyDate, minuteOfDay, minuteOfDay, (date, one, other) => {
        fc.pre(one < other)
        expect(instantOf(date, one)).toBeLessThanOrEqual(instantOf(date, other))
      }),
    )
  })
})

describe('the same time on another day', () => {
  it.each([
    ['of the same offset', '2026-11-14'],
    ['before summer time began', '2026-04-20'],
  ])('is the one %s', (_what, date) => {
    const at = instantOf('2026-11-21', 12 * 60) + 61_234
    expect(sameTimeOn(date, at)).toBe(instantOf(date, 12 * 60) + 61_234)
  })

  it('is noon a week before noon of the day on which summer time begins', () => {
    const noon = instantOf('2026-04-24', 12 * 60)
    expect(sameTimeOn('2026-04-17', noon)).toBe(instantOf('2026-04-17', 12 * 60))
  })
})

describe('daylight saving time in Cairo', () => {
  it('starts on the last Friday of April at midnight, an hour that does not exist', () => {
    expect(wallClock(utc('2026-04-23T21:59'))).toBe('2026-04-23 23:59')
    expect(wallClock(utc('2026-04-23T22:00'))).toBe('2026-04-24 01:00')
  })

  it('starts that Friday at 1 am', () => {
    expect(instantOf('2026-04-24', 0)).toBe(utc('2026-04-23T22:00'))
    expect(civilDateAt(utc('2026-04-23T22:00'))).toBe('2026-04-24')
  })

  it('reads half past the skipped midnight as half past one', () => {
    expect(instantOf('2026-04-24', 30)).toBe(utc('2026-04-23T22:30'))
    expect(instantOf('2026-04-24', 90)).toBe(utc('2026-04-23T22:30'))
  })

  it('does not move the noon of that Friday', () => {
    expect(instantOf('2026-04-24', 12 * 60)).toBe(utc('2026-04-24T09:00'))
  })

  it('does not affect the evening before that Friday', () => {
    expect(instantOf('2026-04-24', -4 * 60)).toBe(utc('2026-04-23T18:00'))
  })

  it('ends on the last Thursday of October at midnight, when an hour repeats', () => {
    expect(wallClock(utc('2026-10-29T20:30'))).toBe('2026-10-29 23:30')
    expect(wallClock(utc('2026-10-29T21:30'))).toBe('2026-10-29 23:30')
    expect(wallClock(utc('2026-10-29T22:00'))).toBe('2026-10-30 00:00')
  })

  it('reads a repeated time as its first occurrence', () => {
    expect(instantOf('2026-10-29', 23 * 60 + 30)).toBe(utc('2026-10-29T20:30'))
    expect(instantOf('2026-10-30', -30)).toBe(utc('2026-10-29T20:30'))
  })

  it('makes that Thursday 25 hours long, and the Friday in April 23', () => {
    const length = (date: string) => instantOf(addDays(date, 1), 0) - instantOf(date, 0)
    expect(length('2026-10-29')).toBe(25 * hour)
    expect(length('2026-04-24')).toBe(23 * hour)
    expect(length('2026-11-20')).toBe(24 * hour)
  })
})

describe('a civil date', () => {
  it.each(['2026-11-20', '2028-02-29', '2026-12-31'])('accepts %s', (text) => {
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
  ])('rejects %j', (text) => {
    expect(isCivilDate(text)).toBe(false)
  })

  it('returns to itself after adding and subtracting days', () => {
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
  ])('%s plus %i days is %s', (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected)
  })

  it('sorts as text in chronological order', () => {
    fc.assert(
      fc.property(anyInstant, anyInstant, (one, other) => {
        fc.pre(one < other)
        expect(civilDateAt(one) <= civilDateAt(other)).toBe(true)
      }),
    )
  })
})
