import { type CivilDate, instantOf } from '../../delivery/cairo-time.ts'
import { type OrderStatus, statusesIn } from '../order-status.ts'
import { isBoardStatus, urgencyOf } from './board.ts'

/** The orders that staff have yet to deliver, in any phase after payment. */
export const openStatuses: readonly OrderStatus[] = statusesIn('workshop', 'delivery')

/** An unpaid order needs a call in the last minutes before it expires. */
export const expiringMs = 10 * 60_000

interface OpenDelivery {
  status: OrderStatus
  deliveryDate: CivilDate
  startMinute: number
  endMinute: number
}

/** Late as on the board, for orders of any day. A failed delivery is a need of its own. */
export function isLate({ status, deliveryDate, ...slot }: OpenDelivery, now: number): boolean {
  if (status === 'delivery_failed' || !isBoardStatus(status)) return false
  return urgencyOf({ status, ...slot }, deliveryDate, now) === 'late'
}

/** Minutes before the end of the slot at which a driver who has not left cannot arrive in time. */
export const lateNoticeMinutes = 30

/**
 * Whether to tell the customer that the flowers are late: they are still in the workshop shortly before the slot ends. An
 * order that waits for the recipient's address is not late by the shop.
 */
export function isRunningLate(
  delivery: Omit<OpenDelivery, 'startMinute'> & { hasAddress: boolean },
  now: number,
): boolean {
  const { status, deliveryDate, endMinute, hasAddress } = delivery
  if (!hasAddress || !statusesIn('workshop').includes(status)) return false
  const ends = instantOf(deliveryDate, endMinute)
  return now >= ends - lateNoticeMinutes * 60_000 && now < ends
}
