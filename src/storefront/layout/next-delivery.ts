import type { CivilDate } from '#commerce/delivery/cairo-time.ts'
import { dayNames, formatDay, nearDay } from '#commerce/delivery/day-label.ts'
import type { NextDelivery } from '#commerce/delivery/read-calendar.server.ts'

const minuteMs = 60_000

/** `this evening`, `tomorrow morning`, `on Monday afternoon`. */
export function deliveryLabel({ date, startMinute }: NextDelivery, today: CivilDate): string {
  const part = partOfDay(startMinute)
  const near = nearDay(date, today)
  if (near === 'today') return `this ${part}`
  return `${near ?? `on ${dayNames(date).weekday}`} ${part}`
}

/** `today`, `tomorrow`, `Monday 23 November`. */
export function dayLabel(date: CivilDate, today: CivilDate): string {
  return nearDay(date, today) ?? formatDay(date)
}

/** `2 h 14 min`, `9 min`, `14 h`; null after the cut-off. */
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
