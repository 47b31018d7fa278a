import type { Transaction } from '#database/engine.server.ts'
import { formatMoney } from '../money.ts'
import { insertEvent } from '../orders/records/order-event-store.server.ts'
import { findOrder, setPaymentStatus } from '../orders/records/order-store.server.ts'
import type { Payment } from './payment.ts'
import { listPayments, setDifference } from './payment-store.server.ts'
import { recordRefundRequest, sumRefunds } from './refund-store.server.ts'

/**
 * Records that the captured amount differs from the requested one. An order that awaits payment waits for a decision of
 * staff; any other order cannot use the payment, so it is refunded.
 */
export async function recordDifference(
  tx: Transaction,
  payment: Payment,
  at: number,
): Promise<void> {
  const { orderId, amount, requestedAmount } = payment
  const order = await findOrder(tx, orderId)
  if (!order) return
  const { status } = order
  const asked = formatMoney(requestedAmount ?? amount)
  await insertEvent(tx, {
    orderId,
    kind: 'noted',
    actor: 'payment',
    actorId: null,
    from: status,
    to: status,
    note: `Paid, amount differs: ${formatMoney(amount)} instead of ${asked}.`,
    at,
  })
  if (status === 'awaiting_payment' || status === 'expired') {
    await setPaymentStatus(tx, orderId, 'paid', at)
  } else {
    await refundDifference(tx, payment, { reason: 'The paid amount differs.', at })
  }
}

interface DifferenceRefund {
  reason: string
  at: number
  /** User id of the staff member who decided. */
  requestedBy?: string
}

/** Refunds a payment with an open difference, which also closes the difference. */
export async function refundDifference(
  tx: Transaction,
  { id: paymentId, orderId, amount: taken }: Payment,
  refund: DifferenceRefund,
): Promise<void> {
  await setDifference(tx, paymentId, 'refunded')
  const amount = taken - (await sumRefunds(tx, paymentId, ['requested', 'done']))
  if (amount > 0) await recordRefundRequest(tx, { ...refund, paymentId, orderId, amount })
}

/** Refunds every payment with an open difference, because the order accepts no more payments. */
export async function refundOpenDifferences(
  tx: Transaction,
  orderId: string,
  refund: DifferenceRefund,
): Promise<void> {
  for (const payment of await listPayments(tx, orderId)) {
    if (payment.difference === 'open') await refundDifference(tx, payment, refund)
  }
}
