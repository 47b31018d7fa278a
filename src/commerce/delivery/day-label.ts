import type { CivilDate } from './cairo-time.ts'

// Written out: a browser takes tens of milliseconds to find its own names of days, and every first page says one.
const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')
const months =
  'January February March April May June July August September October November December'.split(' ')

/** The names of a day, none of them cut short. */
export interface DayNames {
  weekday: string
  day: number
  month: string
}

/** `2026-11-20` is `Friday`, 20, `November`. */
export function dayNames(date: CivilDate): DayNames {
  const day = new Date(date)
  return {
    weekday: weekdays[day.getUTCDay()] ?? '',
    day: day.getUTCDate(),
    month: months[day.getUTCMonth()] ?? '',
  }
}

/** `2026-11-20` reads `Friday 20 November`. */
export function formatDay(date: CivilDate): string {
  const { weekday, day, month } = dayNames(date)
  return `${weekday} ${day} ${month}`
}

const dayMs = 24 * 60 * 60_000

/** How a day is called by somebody whose calendar shows `today`; null for all but this day and the next. */
export function nearDay(date: CivilDate, today: CivilDate): 'today' | 'tomorrow' | null {
  if (date === today) return 'today'
  return Date.parse(date) - Date.parse(today) === dayMs ? 'tomorrow' : null
}
