import type { CivilDate } from '#commerce/delivery/cairo-time.ts'

/** The first delivery that can still be had. */
export interface NextDelivery {
  date: CivilDate
  startMinute: number
  endMinute: number
  /** Epoch milliseconds. */
  orderUntil: number
}

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

const cairoDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Cairo' })
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' })
const dayAndMonth = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})

/** `this evening`, `tomorrow morning`, `on Monday afternoon`. */
export function deliveryWords({ date, startMinute }: NextDelivery, now: number): string {
  const part = partOfDay(startMinute)
  if (date === cairoDay.format(now)) return `this ${part}`
  if (date === cairoDay.format(now + dayMs)) return `tomorrow ${part}`
  return `on ${weekday.format(Date.parse(date))} ${part}`
}

/** `today`, `tomorrow`, `Monday, 23 November`. */
export function dayWords(date: CivilDate, now: number): string {
  if (date === cairoDay.format(now)) return 'today'
  if (date === cairoDay.format(now + dayMs)) return 'tomorrow'
  return dayAndMonth.format(Date.parse(date))
}

/** `2 h 14 min`, `9 min`, `14 h`; nothing once it is too late. */
export function timeLeft(until: number, now: number): string | null {
  const minutes = Math.floor((until - now) / minuteMs)
  if (minutes < 1) return null
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return `${rest} min`
  return hours >= 10 || rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
}

function partOfDay(minute: number): string {
  if (minute < 12 * 60) return 'morning'
  return minute < 17 * 60 ? 'afternoon' : 'evening'
}
