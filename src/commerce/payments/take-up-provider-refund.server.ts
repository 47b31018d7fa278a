import type { Transaction } from '#database/engine.server.ts'
import type { Pounds } from '../money.ts'
import type { Payment } from './payment.ts'
import { recordRefund, sumRefunds } from './refund-store.server.ts'
import { settleRefund } from './settle-refund.server.ts'

/**
 * The provider says how much of a payment went back in all. What the shop asked for itself is known, even while it is
 * on its way; the rest was sent back from the provider's own dashboard, and is written down here.
 */
export async function takeUpProviderRefund(
  tx: Transaction,
  payment: Payment,
  refundedInAll: Pounds,
  at: number,
): Promise<void> {
  const known = await sumRefunds(tx, payment.id, ['requested', 'done'])
  const amount = Math.min(refundedInAll, payment.amount) - known
  if (amount <= 0) return
  const { id: paymentId, orderId } = payment
  await recordRefund(tx, { paymentId, orderId, amount, reason: 'Made at the provider.', at })
  await settleRefund(tx, payment, { amount, at })
}
