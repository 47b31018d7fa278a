import type { Transaction } from '#database/engine.server.ts'
import { inTransaction } from '#database/transaction.server.ts'
import { enqueueOrderEmail } from '../emails/enqueue-order-email.server.ts'
import { currency, type Pounds } from '../money.ts'
import { findOrder, lockOrder, setPaymentStatus } from '../orders/records/order-store.server.ts'
import type { ShopContext } from '../shop-context.ts'
import { applyTransaction, findCaptured } from './apply-transaction.server.ts'
import { type Payment, requestedOf } from './payment.ts'
import { insertPaymentEvent, type ReportSource } from './payment-event-store.server.ts'
import type { PaymentReport } from './payment-provider.ts'
import { findPaymentByProviderOrder, markFailed } from './payment-store.server.ts'

/** `accepted` and `repeated` belong to an order; the others are stored for the audit and change nothing. */
export type PaymentResult =
  | { kind: 'accepted' | 'repeated'; orderId: string }
  | { kind: 'unknown-payment' | 'mismatch' }

/**
 * The only function that completes a payment, whichever of webhook, return and inquiry comes first. It compares the
 * report with the payment request, and applies each event once.
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
      shop.log.warn('payment event matched no payment', { source, event: report.eventId })
      await insertPaymentEvent(tx, {
        report,
        source,
        result: 'unknown-payment',
        paymentId: null,
        at,
      })
      return { kind: 'unknown-payment' }
    }
    // The row lock serialises all changes of this order: payments and refunds read below cannot change before the
    // commit.
    await lockOrder(tx, payment.orderId)
    const taken = await findCaptured(tx, payment, report.transactionId)
    const differentAmount = taken ? null : differentAmountOf(report, payment)
    if (!matches(report, payment)) {
      shop.log.warn('payment event contradicted the payment', { source, payment: payment.id })
      await insertPaymentEvent(tx, {
        report,
        source,
        result: 'mismatch',
        paymentId: payment.id,
        at,
      })
      return { kind: 'mismatch' }
    }
    const entry = { report, source, result: 'accepted', paymentId: payment.id, at } as const
    if (differentAmount !== null && report.outcome === 'paid') {
      shop.log.warn('payment amount differs', { source, payment: payment.id })
    }
    const isNew = await insertPaymentEvent(tx, entry)
    // Compare a running total again: it may have arrived while the outcome of a refund was unknown.
    if (isNew || report.refundedAmount > 0)
      await applyReport(tx, payment, { report, differentAmount, at })
    if (!isNew) return { kind: 'repeated', orderId: payment.orderId }
    shop.log.info('payment event accepted', {
      source,
      outcome: report.outcome,
      payment: payment.id,
    })
    return { kind: 'accepted', orderId: payment.orderId }
  })
}

/** Rejects amounts below a pound, other currencies and other payment methods. */
function matches(report: PaymentReport, payment: Payment): boolean {
  return (
    report.amount > 0 &&
    report.currency === payment.currency &&
    report.currency === currency &&
    report.methodId === payment.methodId
  )
}

/** Accepts the amount with or without the provider's known fee; piastres are cut off. */
function isAmountOf(report: PaymentReport, amount: Pounds): boolean {
  return report.amountBeforeFee === amount || report.amount === amount
}

/** The captured amount where it differs from the requested one: a fee, a discount, or a fraction of a pound. */
function differentAmountOf(report: PaymentReport, payment: Payment): Pounds | null {
  const asked = requestedOf(payment)
  const isAsked = isAmountOf(report, asked) && (report.isWholePounds || report.amount !== asked)
  return isAsked ? null : report.amount
}

interface ReportContext {
  report: PaymentReport
  differentAmount: Pounds | null
  at: number
}

async function applyReport(
  tx: Transaction,
  payment: Payment,
  { report, differentAmount, at }: ReportContext,
): Promise<void> {
  const { transactionId } = report
  switch (report.outcome) {
    case 'paid':
    case 'refunded':
      return applyTransaction(tx, payment, {
        transactionId,
        differentAmount,
        refundedTotal: report.refundedAmount,
        at,
      })
    case 'voided':
      return applyTransaction(tx, payment, {
        transactionId,
        differentAmount,
        refundedTotal: report.amount,
        at,
      })
    case 'failed':
      return recordFailure(tx, payment, report, at)
    case 'pending':
    case 'other':
      return
  }
}

async function recordFailure(
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
