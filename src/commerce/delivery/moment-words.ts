import type { CivilDate } from './cairo-time.ts'

const timeZone = 'Africa/Cairo'

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
})
const dayAndMonth = new Intl.DateTimeFormat('en-GB', { timeZone, day: 'numeric', month: 'short' })
const fullDay = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
})
const shortDay = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
})

/** The time of day in Cairo: `2:30 pm`. */
export function formatClock(instant: number): string {
  // Put together by hand: server and browser do not agree on the space before `pm`.
  const parts = new Map(clock.formatToParts(instant).map(({ type, value }) => [type, value]))
  return `${parts.get('hour')}:${parts.get('minute')} ${parts.get('dayPeriod')?.toLowerCase()}`
}

/** A moment in Cairo: `20 Nov, 2:30 pm`. */
export function formatMoment(instant: number): string {
  return `${dayAndMonth.format(instant)}, ${formatClock(instant)}`
}

/** `2026-11-20` reads `Friday 20 November`. */
export function formatDay(date: CivilDate): string {
  return withoutComma(fullDay.format(Date.parse(date)))
}

/** `2026-11-20` reads `Fri 20 Nov`. */
export function formatShortDay(date: CivilDate): string {
  return withoutComma(shortDay.format(Date.parse(date)))
}

function withoutComma(text: string): string {
  return text.replace(',', '')
}
