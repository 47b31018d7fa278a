import { currentLocale } from '#i18n/locale.ts'
import type { CivilDate } from './cairo-time.ts'
import { type DayNames, dayNames } from './day-label.ts'

// A module of its own, because first views do not need short names.

/** `2026-11-20` is `Fri`, `20`, `Nov`. Arabic has no short names. */
export function shortDayNames(date: CivilDate): DayNames {
  const names = dayNames(date)
  if (currentLocale() === 'ar') return names
  const { weekday, day, month } = names
  return { weekday: weekday.slice(0, 3), day, month: month.slice(0, 3) }
}

/** Formats `2026-11-20` as `Fri 20 Nov`. */
export function formatShortDay(date: CivilDate): string {
  const { weekday, day, month } = shortDayNames(date)
  return `${weekday} ${day} ${month}`
}
