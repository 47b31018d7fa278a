import { type CivilDate, civilDateAt } from '../delivery/cairo-time.ts'
import type { OrderStatus } from '../orders/order-status.ts'

/** A stop of a run, in the order of the run. */
export interface StopOfRun {
  orderId: string
  status: OrderStatus
}

/**
 * How many stops the driver has before that of an order: those on the way that are not reported. Null unless the order
 * itself is on the way and its day is today. A stop that is still in the shop does not delay the driver.
 */
export function stopsBefore(
  run: readonly StopOfRun[],
  { orderId, date, now }: { orderId: string; date: CivilDate; now: number },
): number | null {
  if (date !== civilDateAt(now)) return null
  const place = run.findIndex((stop) => stop.orderId === orderId)
  if (place === -1 || !isOnTheWay(run[place])) return null
  return run.slice(0, place).filter(isOnTheWay).length
}

function isOnTheWay(stop: StopOfRun | undefined): boolean {
  return stop?.status === 'out_for_delivery'
}
