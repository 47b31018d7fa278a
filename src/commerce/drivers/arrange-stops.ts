import type { Place } from '../delivery/place.ts'
import { type OrderStatus, orderStatusProperties } from '../orders/order-status.ts'
import type { DeliveryAttemptOutcome } from './delivery-report.ts'
import { pathLengthKm, shortestPath } from './order-stops.ts'

/** A stop with the facts that decide its place in a run. */
export interface StopToArrange {
  orderId: string
  status: OrderStatus
  startMinute: number
  /** Null if the area has no place on the map. */
  place: Place | null
  /** The outcome of the last attempt. */
  outcome: DeliveryAttemptOutcome | null
}

/** Whether the driver has nothing left to do at a stop. */
export function isDone(status: OrderStatus): boolean {
  return orderStatusProperties[status].forDriver === 'done'
}

/**
 * The order of a run: finished stops stay first, then slot by slot the shortest route from the stop before, last the stops
 * whose recipients asked for a later time. Within a slot, stops without a place come last.
 */
export function arrangeStops<Stop extends StopToArrange>(stops: readonly Stop[]): Stop[] {
  const done = stops.filter(({ status }) => isDone(status))
  const later = stops.filter(({ status, outcome }) => !isDone(status) && outcome === 'moved')
  const open = stops.filter((stop) => !done.includes(stop) && !later.includes(stop))
  const slots = Map.groupBy(open, ({ startMinute }) => startMinute)
  const arranged: Stop[] = []
  let start = done.findLast(({ place }) => place !== null)?.place ?? null
  for (const [, slot] of [...slots].toSorted(([one], [other]) => one - other)) {
    const placed = shortestPath(slot.filter(hasPlace), start)
    arranged.push(...placed, ...slot.filter(({ place }) => place === null))
    start = placed.at(-1)?.place ?? start
  }
  return [...done, ...arranged, ...later]
}

/** The length of a run in kilometres, in straight lines between the areas. */
export function runLength(stops: readonly Pick<StopToArrange, 'place'>[]): number {
  return pathLengthKm(
    stops.flatMap(({ place }) => place ?? []),
    null,
  )
}

function hasPlace<Stop extends StopToArrange>(stop: Stop): stop is Stop & { place: Place } {
  return stop.place !== null
}
