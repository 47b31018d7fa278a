import { addDays, type CivilDate, daysOf, weekdayOf } from '../cairo-time.ts'

type HolidayKey =
  | 'coptic-christmas'
  | 'january-revolution'
  | 'sham-el-nessim'
  | 'sinai-liberation'
  | 'labour-day'
  | 'june-revolution'
  | 'july-revolution'
  | 'armed-forces'
  | 'eid-al-fitr'
  | 'eid-al-adha'
  | 'islamic-new-year'
  | 'mawlid'

/** A public holiday of Egypt, which staff may close. */
export interface Holiday {
  key: HolidayKey
  from: CivilDate
  until: CivilDate
  /** Depends on the sighting of the moon: the date is calculated, and may move by a day. */
  isTentative: boolean
}

const yearDays = 365

/** The holidays with a fixed date, as month and day. */
const fixed: readonly [string, HolidayKey][] = [
  ['01-07', 'coptic-christmas'],
  ['01-25', 'january-revolution'],
  ['04-25', 'sinai-liberation'],
  ['05-01', 'labour-day'],
  ['06-30', 'june-revolution'],
  ['07-23', 'july-revolution'],
  ['10-06', 'armed-forces'],
]

/** The holidays of the Islamic calendar, as month and day, with their length in days. */
const byMoon: readonly [string, HolidayKey, number][] = [
  ['1-1', 'islamic-new-year', 1],
  ['3-12', 'mawlid', 1],
  ['10-1', 'eid-al-fitr', 3],
  ['12-9', 'eid-al-adha', 5],
]

/** The public holidays of Egypt that begin in the year from a day on, in order. */
export function holidaysFrom(today: CivilDate): Holiday[] {
  const islamic = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
    timeZone: 'UTC',
    month: 'numeric',
    day: 'numeric',
  })
  return daysOf({ from: today, until: addDays(today, yearDays - 1) }).flatMap((date): Holiday[] => {
    const parts = new Map(
      islamic.formatToParts(new Date(date)).map(({ type, value }) => [type, value]),
    )
    const moonDay = `${parts.get('month')}-${parts.get('day')}`
    const [, moon, length = 1] = byMoon.find(([day]) => day === moonDay) ?? []
    const names = [
      ...fixed.flatMap(([day, key]) => (date.endsWith(`-${day}`) ? [key] : [])),
      ...(date === shamElNessim(date.slice(0, 4)) ? (['sham-el-nessim'] as const) : []),
    ]
    return [
      ...names.map((key) => ({ key, from: date, until: date, isTentative: false })),
      ...(moon
        ? [{ key: moon, from: date, until: addDays(date, length - 1), isTentative: true }]
        : []),
    ]
  })
}

/** The day after Coptic Easter, by the rule of the Julian calendar (Meeus), 13 days behind until 2099. */
function shamElNessim(year: string): CivilDate {
  const number = Number(year)
  const moon = (19 * (number % 19) + 15) % 30
  const weekday = (2 * (number % 4) + 4 * (number % 7) - moon + 34) % 7
  const sum = moon + weekday + 114
  const julian = `${year}-${pad(Math.floor(sum / 31))}-${pad((sum % 31) + 1)}`
  const easter = addDays(julian, 13)
  return addDays(easter, 8 - weekdayOf(easter))
}

function pad(value: number): string {
  return String(value).padStart(2, '0')
}

/** A holiday with its name in both languages, as the reason that shoppers read. */
export interface NamedHoliday extends Holiday {
  reason: string
  reasonAr: string
}

/** How far staff may move a holiday, in days: the government often moves one to a Thursday. */
const movedBy = 6

/** The holidays that staff have not closed yet: neither on the calculated days nor, under the same name, nearby. */
export function openHolidays(
  holidays: readonly NamedHoliday[],
  closures: readonly { date: CivilDate; reason: string }[],
): NamedHoliday[] {
  return holidays.filter(({ reason, from, until }) => {
    const isOpen = (date: CivilDate) => !closures.some((closure) => closure.date === date)
    const near = { from: addDays(from, -movedBy), until: addDays(until, movedBy) }
    const isNamedNearby = closures.some(
      (closure) =>
        closure.reason === reason && closure.date >= near.from && closure.date <= near.until,
    )
    return !isNamedNearby && daysOf({ from, until }).some(isOpen)
  })
}
