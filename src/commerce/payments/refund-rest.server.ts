import type { Transaction } from '#database/engine.server.ts'
import type { Payment } from './payment.ts'
import { setDifference } from './payment-store.server.ts'
import { recordRefundRequest, sumRefunds } from './refund-store.server.ts'

/** Why a payment is refunded, and who decided it. */
export interface RefundReason {
  reason: string
  at: number
  /** User id of the staff member; without one the shop refunds automatically. */
  requestedBy?: string | undefined
}

/** Requests a refund of all that is left of a captured payment, which also closes an open difference. */
export async function refundRest(
  tx: Transaction,
  { id: paymentId, orderId, amount: taken, difference }: Payment,
  refund: RefundReason,
): Promise<void> {
  if (difference === 'open') await setDifference(tx, paymentId, 'refunded')
  const amount = taken - (await sumRefunds(tx, paymentId, ['requested', 'done']))
  if (amount > 0) await recordRefundRequest(tx, { ...refund, paymentId, orderId, amount })
}
