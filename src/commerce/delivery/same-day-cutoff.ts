import { type DeliverySlot, everyWeekday } from './delivery-slot.ts'

/**
 * The minute of the day until which a bouquet can be ordered for the same day, on every day with deliveries. Null if
 * some of these days have no such minute.
 */
export function sameDayCutoff(
  slots: readonly Pick<DeliverySlot, 'cutoffMinute' | 'weekdays'>[],
): number | null {
  const latest = [...everyWeekday].flatMap((weekday) => {
    const cutoffs = slots
      .filter(({ weekdays }) => weekdays.includes(weekday))
      .map(({ cutoffMinute }) => cutoffMinute)
    return cutoffs.length > 0 ? [Math.max(...cutoffs)] : []
  })
  const until = Math.min(...latest)
  return latest.length > 0 && until > 0 ? until : null
}
