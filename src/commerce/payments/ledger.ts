import type { Pounds } from '../money.ts'
import type { PaymentStatus } from '../orders/order-status.ts'

/** Captured and refunded amounts of one order. */
export interface Ledger {
  total: Pounds
  captured: Pounds
  refunded: Pounds
}

/**
 * Payment status of an order after a refund. An order that was paid twice and refunded once is still `paid`, and one that
 * is paid in cash stays so when an online payment that it did not need is refunded.
 */
export function paymentStatusAfterRefund(
  order: Ledger & { paymentStatus: PaymentStatus },
): PaymentStatus {
  const { total, captured, refunded, paymentStatus } = order
  if (paymentStatus === 'cash_due' || paymentStatus === 'cash_collected') return paymentStatus
  const remaining = captured - refunded
  // Staff may have accepted less than the total.
  if (refunded === 0 && remaining > 0) return 'paid'
  if (remaining <= 0) return 'refunded'
  return remaining < total ? 'partially_refunded' : 'paid'
}

/** Amount that can still be refunded. */
export function refundable({ captured, refunded }: Ledger): Pounds {
  return Math.max(0, captured - refunded)
}
