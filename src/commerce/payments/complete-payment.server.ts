import type { Transaction } from '#database/engine.server.ts'
import { inTransaction } from '#database/transaction.server.ts'
import { currency } from '../money.ts'
import { announce } from '../notifications/announce-order.server.ts'
import { findOrder, holdOrder, setPaymentStatus } from '../orders/order-store.server.ts'
import type { ShopContext } from '../shop-context.ts'
import type { Payment } from './payment.ts'
import { keepReport, type ReportSource } from './payment-event-store.server.ts'
import type { PaymentReport } from './payment-provider.ts'
import { findPaymentByProviderOrder, markFailed } from './payment-store.server.ts'
import { takeUpTransaction } from './take-up-transaction.server.ts'

/** `accepted` and `repeated` are news of an order; the others are kept for the record and change nothing. */
export type PaymentNews =
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
): Promise<PaymentNews> {
  const at = shop.now()
  return inTransaction(shop.db, async (tx): Promise<PaymentNews> => {
    const payment = await findPaymentByProviderOrder(tx, report.providerOrderId)
    if (!payment) {
      shop.log.warn('payment news matched no payment', { source, event: report.eventId })
      await keepReport(tx, { report, source, verdict: 'unknown-payment', paymentId: null, at })
      return { kind: 'unknown-payment' }
    }
    // From here on the order is ours alone: what is read of its payments and refunds stays true until the end.
    await holdOrder(tx, payment.orderId)
    if (!matches(report, payment)) {
      shop.log.warn('payment news contradicted the payment', { source, payment: payment.id })
      await keepReport(tx, { report, source, verdict: 'mismatch', paymentId: payment.id, at })
      return { kind: 'mismatch' }
    }
    const entry = { report, source, verdict: 'accepted', paymentId: payment.id, at } as const
    const isNew = await keepReport(tx, entry)
    // A running total is compared again: it may have come while the outcome of a refund was unknown.
    if (isNew || report.refundedAmount > 0) await act(tx, payment, report, at)
    if (!isNew) return { kind: 'repeated', orderId: payment.orderId }
    shop.log.info('payment news accepted', { source, outcome: report.outcome, payment: payment.id })
    return { kind: 'accepted', orderId: payment.orderId }
  })
}

function matches(report: PaymentReport, payment: Payment): boolean {
  return (
    isAmountOf(report, payment) &&
    report.currency === payment.currency &&
    report.currency === currency &&
    report.methodId === payment.methodId
  )
}

/** What was asked for, with or without the fee that the provider is known to add. */
function isAmountOf(report: PaymentReport, { amount }: Payment): boolean {
  return report.amountBeforeFee === amount || (report.isWholePounds && report.amount === amount)
}

async function act(
  tx: Transaction,
  payment: Payment,
  report: PaymentReport,
  at: number,
): Promise<void> {
  switch (report.outcome) {
    case 'paid':
      await takeUpTransaction(tx, payment, { transactionId: report.transactionId, wentBack: 0, at })
      return
    case 'refunded':
      await takeUpTransaction(tx, payment, {
        transactionId: report.transactionId,
        wentBack: report.refundedAmount,
        at,
      })
      return
    case 'voided':
      await takeUpTransaction(tx, payment, {
        transactionId: report.transactionId,
        wentBack: payment.amount,
        at,
      })
      return
    case 'failed':
      await noteFailure(tx, payment, report, at)
      return
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
  await announce(tx, { orderId: order.id, occasion: 'payment-failed', at })
}
