import { type CairoClock, shownAt } from '#commerce/delivery/cairo-clock.ts'
import { dayNames, formatDay } from '#commerce/delivery/day-label.ts'
import { formatMinute } from '#commerce/delivery/delivery-slot.ts'
import { productText } from './product-page.messages.ts'

const weekdayLimitMs = 6 * 24 * 60 * 60_000

/** `until Sunday 6 pm`; with the date if it is more than six days away: `until Sunday 29 November`. */
export function saleEndLabel(end: number, now: number, clock: CairoClock): string {
  const { date, minute } = shownAt(clock, end)
  if (end - now > weekdayLimitMs) return productText('untilDate', { day: formatDay(date) })
  const time = formatMinute(minute)
  if (date === shownAt(clock, now).date) return productText('untilToday', { time })
  return productText('untilWeekday', { weekday: dayNames(date).weekday, time })
}
