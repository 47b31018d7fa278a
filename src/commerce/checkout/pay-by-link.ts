import { type CivilDate, instantOf } from '../delivery/cairo-time.ts'
import { orderLimits } from './order-limits.ts'

interface LinkedPayment {
  date: CivilDate
  /** The start of the slot, in minutes after midnight in Cairo. */
  startMinute: number
  /** The usual time to pay. */
  paymentTimeoutMs: number
  /** Epoch milliseconds, like the result. */
  now: number
}

/**
 * When an unpaid order with a payment link expires: after a day, or when its delivery begins, because the workshop makes
 * no unpaid bouquet. The customer has the usual time to pay in any case.
 */
export function payByLink({ date, startMinute, paymentTimeoutMs, now }: LinkedPayment): number {
  const latest = Math.min(now + orderLimits.linkTimeoutMs, instantOf(date, startMinute))
  return Math.max(now + paymentTimeoutMs, latest)
}
