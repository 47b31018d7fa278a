import type { OrderStatus } from '../orders/order-status.ts'
import type { DeliveryAttemptOutcome, DeliveryOutcome } from './delivery-report.ts'

/** A recorded attempt to deliver an order. */
export interface DeliveryAttempt {
  id: string
  orderId: string
  driverId: string | null
  reportedBy: string
  outcome: DeliveryAttemptOutcome
  reason: string
  receivedBy: string
  isPinRight: boolean | null
  happenedAt: number
  receivedAt: number
  cashDue: number
  cashCollected: number
}

/** How the flowers were handed over, by the report of the driver. */
export type Handover = Pick<DeliveryAttempt, 'receivedBy' | 'isPinRight'>

/** The handover in the last result of an order; null if the result has none. */
export function handoverOf(attempts: readonly DeliveryAttempt[]): Handover | null {
  const { receivedBy = '', isPinRight = null } =
    attempts.findLast(({ outcome }) => outcome !== 'moved') ?? {}
  return receivedBy === '' && isPinRight === null ? null : { receivedBy, isPinRight }
}

/** The status to which an outcome moves an order that is out for delivery. */
export function statusAfter(outcome: DeliveryAttemptOutcome): OrderStatus {
  if (outcome === 'delivered') return 'delivered'
  return outcome === 'moved' ? 'out_for_delivery' : 'delivery_failed'
}

/** Whether a move of an order is the result of an attempt. */
export function isResult(from: OrderStatus, to: OrderStatus): boolean {
  return from === 'out_for_delivery' && (to === 'delivered' || to === 'delivery_failed')
}

/**
 * When a reported attempt happened. The clock of a device may be wrong: nothing happens before the order left or after
 * the shop learnt of it.
 */
export function trueHour(
  happenedAt: number,
  { leftAt, receivedAt }: { leftAt: number; receivedAt: number },
): number {
  return Math.min(Math.max(happenedAt, leftAt), receivedAt)
}

const sameMoveMs = 10 * 60_000

/** Whether a report repeats the last one of the driver, perhaps from a second device. */
export function repeats(
  report: { driverId: string; outcome: DeliveryOutcome; happenedAt: number },
  last: Pick<DeliveryAttempt, 'reportedBy' | 'outcome' | 'happenedAt'>,
  status: OrderStatus,
): boolean {
  if (last.reportedBy !== report.driverId || last.outcome !== report.outcome) return false
  if (status !== statusAfter(report.outcome)) return false
  return report.outcome !== 'moved' || Math.abs(report.happenedAt - last.happenedAt) < sameMoveMs
}

/**
 * Whether a report is about an earlier departure: the order came back, and left again before the report arrived. Its hour
 * is no later than the attempt with which that departure ended.
 */
export function isOfEarlierDeparture(
  happenedAt: number,
  { leftAt, last }: { leftAt: number; last: Pick<DeliveryAttempt, 'receivedAt'> | null },
): boolean {
  return last !== null && last.receivedAt < leftAt && happenedAt <= last.receivedAt
}
