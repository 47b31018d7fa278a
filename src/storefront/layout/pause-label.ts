import { type CairoClock, shownAt } from '#commerce/delivery/cairo-clock.ts'
import { dayNames } from '#commerce/delivery/day-label.ts'
import { formatMinute } from '#commerce/delivery/delivery-slot.ts'
import type { OrderPause } from '#commerce/delivery/workload/order-pause.ts'
import { orderPauseText } from './order-pause.messages.ts'

/** Why nothing can be ordered now, and when the shop opens again. */
export function pauseLabel({ until }: OrderPause, now: number, clock: CairoClock): string {
  if (until === null) return orderPauseText('open')
  const { date, minute } = shownAt(clock, until)
  const time = formatMinute(minute)
  if (date === shownAt(clock, now).date) return orderPauseText('today', { time })
  return orderPauseText('later', { weekday: dayNames(date).weekday, time })
}
