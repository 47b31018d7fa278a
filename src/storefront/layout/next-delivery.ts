import type { CivilDate } from '#commerce/delivery/cairo-time.ts'
import { dayNames, formatDay, nearDay } from '#commerce/delivery/day-label.ts'
import type { NextDelivery } from '#commerce/delivery/read-calendar.server.ts'
import { nextDeliveryText } from './next-delivery.messages.ts'

const minuteMs = 60_000

const texts = {
  morning: { today: 'morningToday', tomorrow: 'morningTomorrow', later: 'morningOn' },
  afternoon: { today: 'afternoonToday', tomorrow: 'afternoonTomorrow', later: 'afternoonOn' },
  evening: { today: 'eveningToday', tomorrow: 'eveningTomorrow', later: 'eveningOn' },
} as const

/** `this evening`, `tomorrow morning`, `Monday afternoon`. */
export function deliveryLabel({ date, startMinute }: NextDelivery, today: CivilDate): string {
  const part = texts[partOfDay(startMinute)]
  const near = nearDay(date, today)
  if (near === 'today') return nextDeliveryText(part.today)
  if (near === 'tomorrow') return nextDeliveryText(part.tomorrow)
  return nextDeliveryText(part.later, { weekday: dayNames(date).weekday })
}

/** `today`, `tomorrow`, `Monday 23 November`. */
export function dayLabel(date: CivilDate, today: CivilDate): string {
  const near = nearDay(date, today)
  return near ? nextDeliveryText(near) : formatDay(date)
}

/** `2 h 14 min`, `9 min`, `14 h`; null after the cut-off. */
export function timeLeft(until: number, now: number): string | null {
  const minutes = Math.floor((until - now) / minuteMs)
  if (minutes < 1) return null
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return nextDeliveryText('minutes', { minutes: rest })
  if (hours >= 10 || rest === 0) return nextDeliveryText('hours', { hours })
  return nextDeliveryText('hoursAndMinutes', { hours, minutes: rest })
}

function partOfDay(minute: number): keyof typeof texts {
  if (minute < 12 * 60) return 'morning'
  return minute < 17 * 60 ? 'afternoon' : 'evening'
}
