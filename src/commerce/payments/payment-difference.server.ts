import type { Transaction } from '#database/engine.server.ts'
import { inLocale } from '#i18n/locale.server.ts'
import { formatMoney } from '../money.ts'
import { setPaymentStatus } from '../orders/records/order-store.server.ts'
import { notePayment } from './note-payment.server.ts'
import type { Payment } from './payment.ts'
import { listPayments, setDifference } from './payment-store.server.ts'
import { recordRefundRequest } from './record-refund-request.server.ts'
import { sumRefunds } from './refund-store.server.ts'

/**
 * Records that the captured amount or its method differs from the requested one. An order that awaits payment waits for a
 * decision of staff; any other order cannot use the payment, so it is refunded.
 */
export async function recordDifference(
  tx: Transaction,
  payment: Payment,
  { isOtherMethod, at }: { isOtherMethod: boolean; at: number },
): Promise<void> {
  const { orderId, amount, requestedAmount } = payment
  // Recorded in English, whatever the language of the page that the customer pays from.
  const [paid, due] = inLocale('en', () => [amount, requestedAmount ?? amount].map(formatMoney))
  const text = isOtherMethod
    ? `Paid by another method: ${paid} received, ${due} expected.`
    : `Paid, amount differs: ${paid} instead of ${due}.`
  const order = await notePayment(tx, orderId, text, at)
  if (!order) return
  if (order.status === 'awaiting_payment' || order.status === 'expired') {
    await setPaymentStatus(tx, orderId, 'paid', at)
  } else {
    const reason = isOtherMethod ? 'The payment method differs.' : 'The paid amount differs.'
    await refundRest(tx, payment, { reason, at })
  }
}

/** Refunds every payment with an open difference, because the order accepts no more payments. */
export async function refundOpenDifferences(
  tx: Transaction,
  orderId: string,
  refund: RefundReason,
): Promise<void> {
  for (const payment of await listPayments(tx, orderId)) {
    if (payment.difference === 'open') await refundRest(tx, payment, refund)
  }
}

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
