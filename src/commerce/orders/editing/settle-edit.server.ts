import type { Transaction } from '#database/engine.server.ts'
import type { Pounds } from '../../money.ts'
import { isUndecided, type Payment } from '../../payments/payment.ts'
import { listPayments } from '../../payments/payment-store.server.ts'
import { recordRefundRequest } from '../../payments/record-refund-request.server.ts'
import type { Accepted, Refusal } from '../../refusal.ts'
import type { Order } from '../order.ts'
import { updateOrder } from '../records/order-store.server.ts'
import { editRefundReason, type Settlement, settleDifference } from './settle-difference.ts'

export type SettledEdit =
  | Accepted<Settlement>
  | Refusal<'amount-undecided' | 'payment-undecided' | 'refund-not-allowed'>

interface NewPrice {
  newTotal: Pounds
  staffId: string
  mayRefund: boolean
  at: number
}

/**
 * Settles the new price of an order in the transaction of its edit: records what the customer still has to pay, and
 * requests the refunds of a lower price. The caller has locked the order and saves the price.
 */
export async function settleEdit(
  tx: Transaction,
  order: Order,
  { newTotal, staffId, mayRefund, at }: NewPrice,
): Promise<SettledEdit> {
  const payments = await listPayments(tx, order.id)
  if (payments.some(({ difference }) => difference === 'open')) {
    return { ok: false, refusal: 'amount-undecided' }
  }
  if (payments.some(isUndecided)) return { ok: false, refusal: 'payment-undecided' }
  const paid = payments.filter(({ status }) => status === 'paid').toReversed()
  const refundable = paid.reduce((sum, payment) => sum + leftOf(payment), 0)
  const settlement = settleDifference(order, { newTotal, refundable })
  if (settlement.refund > 0 && !mayRefund) return { ok: false, refusal: 'refund-not-allowed' }
  await updateOrder(tx, order.id, { due: settlement.due, updatedAt: at })
  let toRefund = settlement.refund
  for (const payment of paid) {
    const amount = Math.min(toRefund, leftOf(payment))
    if (amount === 0) continue
    toRefund -= amount
    const { id: paymentId, orderId } = payment
    const reason = editRefundReason
    await recordRefundRequest(tx, { paymentId, orderId, amount, reason, requestedBy: staffId, at })
  }
  return { ok: true, ...settlement }
}

function leftOf({ amount, returned }: Payment): Pounds {
  return amount - returned
}
