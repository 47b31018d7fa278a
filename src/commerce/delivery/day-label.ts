import { shownDigits } from '#i18n/shown-digits.ts'
import type { CivilDate } from './cairo-time.ts'
import { dayText } from './day-label.messages.ts'

/** Full names of a day, and its number. */
export interface DayNames {
  weekday: string
  day: string
  month: string
}

/** `2026-11-20` is `Friday`, `20`, `November`. */
export function dayNames(date: CivilDate): DayNames {
  const day = new Date(date)
  return {
    weekday: nameAt('weekdays', day.getUTCDay()),
    day: shownDigits(String(day.getUTCDate())),
    month: nameAt('months', day.getUTCMonth()),
  }
}

/** The name of an ISO weekday: 5 is `Friday`. */
export function weekdayName(weekday: number): string {
  return nameAt('weekdays', weekday % 7)
}

function nameAt(names: 'weekdays' | 'months', index: number): string {
  return dayText(names).split(' ')[index] ?? ''
}

/** Formats `2026-11-20` as `Friday 20 November`. */
export function formatDay(date: CivilDate): string {
  const { weekday, day, month } = dayNames(date)
  return `${weekday} ${day} ${month}`
}

const dayMs = 24 * 60 * 60_000

/** Relative name of a date; null for all but today and tomorrow. */
export function nearDay(date: CivilDate, today: CivilDate): 'today' | 'tomorrow' | null {
  if (date === today) return 'today'
  return Date.parse(date) - Date.parse(today) === dayMs ? 'tomorrow' : null
}
