import type { Pounds } from '../money.ts'
import type { PaymentStatus } from '../orders/order-status.ts'

/** What was taken and what went back for one order. */
export interface Ledger {
  total: Pounds
  captured: Pounds
  refunded: Pounds
}

/** What an order's payment is called after money has moved. A sum that was taken twice and sent back once is paid. */
export function paymentStatusAfterRefund({ total, captured, refunded }: Ledger): PaymentStatus {
  const kept = captured - refunded
  if (kept <= 0) return 'refunded'
  return kept < total ? 'partially_refunded' : 'paid'
}

/** How much may still go back. */
export function refundable({ captured, refunded }: Ledger): Pounds {
  return Math.max(0, captured - refunded)
}
