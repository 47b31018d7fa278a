import type { Transaction } from '#database/engine.server.ts'
import { inTransaction } from '#database/transaction.server.ts'
import { enqueueOrderEmail } from '../emails/enqueue-order-email.server.ts'
import { currency, type Pounds } from '../money.ts'
import { findOrder, lockOrder, setPaymentStatus } from '../orders/records/order-store.server.ts'
import type { ShopContext } from '../shop-context.ts'
import { type Payment, requestedOf } from './payment.ts'
import { insertPaymentEvent, type ReportSource } from './payment-event-store.server.ts'
import type { PaymentReport } from './payment-provider.ts'
import { findPaymentByProviderOrder, markFailed } from './payment-store.server.ts'
import { applyTransaction, findCaptured } from './take-up-transaction.server.ts'

/** `accepted` and `repeated` are news of an order; the others are kept for the record and change nothing. */
export type PaymentResult =
  | { kind: 'accepted' | 'repeated'; orderId: string }
  | { kind: 'unknown-payment' | 'mismatch' }

/**
 * The one place where a payment becomes true, whichever of webhook, return and inquiry comes first. What the provider
 * says is compared with what the shop asked for before it counts, and the same news counts once.
 */
export async function completePayment(
  shop: ShopContext,
  report: PaymentReport,
  source: ReportSource,
): Promise<PaymentResult> {
  const at = shop.now()
  return inTransaction(shop.db, async (tx): Promise<PaymentResult> => {
    const payment = await findPaymentByProviderOrder(tx, report.providerOrderId)
    if (!payment) {
      shop.log.warn('payment news matched no payment', { source, event: report.eventId })
      await insertPaymentEvent(tx, {
        report,
        source,
        verdict: 'unknown-payment',
        paymentId: null,
        at,
      })
      return { kind: 'unknown-payment' }
    }
    // From here on the order is ours alone: what is read of its payments and refunds stays true until the end.
    await lockOrder(tx, payment.orderId)
    const taken = await findCaptured(tx, payment, report.transactionId)
    const otherAmount = taken ? null : otherAmountOf(report, payment)
    if (!matches(report, payment)) {
      shop.log.warn('payment news contradicted the payment', { source, payment: payment.id })
      await insertPaymentEvent(tx, {
        report,
        source,
        verdict: 'mismatch',
        paymentId: payment.id,
        at,
      })
      return { kind: 'mismatch' }
    }
    const entry = { report, source, verdict: 'accepted', paymentId: payment.id, at } as const
    if (otherAmount !== null && report.outcome === 'paid') {
      shop.log.warn('payment amount differs', { source, payment: payment.id })
    }
    const isNew = await insertPaymentEvent(tx, entry)
    // A running total is compared again: it may have come while the outcome of a refund was unknown.
    if (isNew || report.refundedAmount > 0) await act(tx, payment, { report, otherAmount, at })
    if (!isNew) return { kind: 'repeated', orderId: payment.orderId }
    shop.log.info('payment news accepted', { source, outcome: report.outcome, payment: payment.id })
    return { kind: 'accepted', orderId: payment.orderId }
  })
}

/** No transaction below a pound, and none in another currency or of another method, can be the payment. */
function matches(report: PaymentReport, payment: Payment): boolean {
  return (
    report.amount > 0 &&
    report.currency === payment.currency &&
    report.currency === currency &&
    report.methodId === payment.methodId
  )
}

/** With or without the fee that the provider is known to add; piastres are cut off. */
function isAmountOf(report: PaymentReport, amount: Pounds): boolean {
  return report.amountBeforeFee === amount || report.amount === amount
}

/** What was taken, where it is not what was asked for: a fee, a discount, or a fraction of a pound. */
function otherAmountOf(report: PaymentReport, payment: Payment): Pounds | null {
  const asked = requestedOf(payment)
  const isAsked = isAmountOf(report, asked) && (report.isWholePounds || report.amount !== asked)
  return isAsked ? null : report.amount
}

interface Heard {
  report: PaymentReport
  otherAmount: Pounds | null
  at: number
}

async function act(
  tx: Transaction,
  payment: Payment,
  { report, otherAmount, at }: Heard,
): Promise<void> {
  const { transactionId } = report
  switch (report.outcome) {
    case 'paid':
    case 'refunded':
      return applyTransaction(tx, payment, {
        transactionId,
        otherAmount,
        wentBack: report.refundedAmount,
        at,
      })
    case 'voided':
      return applyTransaction(tx, payment, {
        transactionId,
        otherAmount,
        wentBack: report.amount,
        at,
      })
    case 'failed':
      return noteFailure(tx, payment, report, at)
    case 'pending':
    case 'other':
      return
  }
}

async function noteFailure(
  tx: Transaction,
  payment: Payment,
  report: PaymentReport,
  at: number,
): Promise<void> {
  const failed = await markFailed(tx, payment.id, report.reason, at)
  const order = failed ? await findOrder(tx, payment.orderId) : null
  if (order?.paymentStatus !== 'pending') return
  await setPaymentStatus(tx, order.id, 'failed', at)
  await enqueueOrderEmail(tx, { orderId: order.id, trigger: 'payment-failed', at })
}
