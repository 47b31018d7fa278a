import type { Transaction } from '#database/engine.server.ts'
import { inTransaction } from '#database/transaction.server.ts'
import { enqueueOrderEmail } from '../emails/send-order-email.server.ts'
import { currency, type Pounds } from '../money.ts'
import { findOrder, lockOrder, setPaymentStatus } from '../orders/records/order-store.server.ts'
import type { ShopContext } from '../shop-context.ts'
import { applyTransaction, findCaptured } from './apply-transaction.server.ts'
import { scheduleInquiry } from './inquiry-schedule.server.ts'
import { type Payment, requestedOf } from './payment.ts'
import type { PaymentReport } from './payment-provider.ts'
import {
  countFailures,
  findPayment,
  insertPaymentEvent,
  markDecided,
  markFailed,
  markUndecided,
  type ReportSource,
} from './payment-store.server.ts'

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
    const payment = await findPayment(tx, { providerOrderId: report.providerOrderId })
    const event = { report, source, paymentId: payment?.id ?? null, receivedAt: at }
    if (!payment) {
      shop.log.warn('payment event matched no payment', { source, event: report.eventId })
      await insertPaymentEvent(tx, { ...event, result: 'unknown-payment' })
      return { kind: 'unknown-payment' }
    }
    // The row lock serialises all changes of this order: payments and refunds read below cannot change before the
    // commit.
    await lockOrder(tx, payment.orderId)
    const taken = await findCaptured(tx, payment, report.transactionId)
    const differentAmount = taken ? null : differentAmountOf(report, payment)
    if (!matches(report, payment)) {
      shop.log.warn('payment event contradicted the payment', { source, payment: payment.id })
      await insertPaymentEvent(tx, { ...event, result: 'mismatch' })
      return { kind: 'mismatch' }
    }
    if (differentAmount !== null && report.outcome === 'paid') {
      shop.log.warn('payment amount differs', { source, payment: payment.id })
    }
    const isNew = await insertPaymentEvent(tx, { ...event, result: 'accepted' })
    if (report.outcome !== 'pending') {
      const { transactionId } = report
      await markDecided(tx, { id: payment.id, transactionId })
    }
    // Compare a running total again: it may have arrived while the outcome of a refund was unknown.
    if (isNew || report.refundedAmount > 0)
      await applyReport(tx, payment, { report, differentAmount, at })
    if (!isNew) return { kind: 'repeated', orderId: payment.orderId }
    const { outcome } = report
    shop.log.info('payment event accepted', { source, outcome, payment: payment.id })
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

/**
 * The captured amount where it differs from the requested one: a fee, a discount, or a fraction of a pound. The
 * provider's known fee makes no difference.
 */
function differentAmountOf(report: PaymentReport, payment: Payment): Pounds | null {
  const asked = requestedOf(payment)
  const isAsked = report.amount === asked ? report.isWholePounds : report.amountBeforeFee === asked
  return isAsked ? null : report.amount
}

async function applyReport(
  tx: Transaction,
  payment: Payment,
  {
    report,
    differentAmount,
    at,
  }: { report: PaymentReport; differentAmount: Pounds | null; at: number },
): Promise<void> {
  const { outcome, transactionId, amount } = report
  switch (outcome) {
    case 'paid':
    case 'refunded':
    case 'voided': {
      const refundedTotal = outcome === 'voided' ? amount : report.refundedAmount
      const captured = { transactionId, differentAmount, refundedTotal, at }
      return applyTransaction(tx, payment, captured)
    }
    case 'failed':
      return recordFailure(tx, payment, report, at)
    case 'pending':
      return recordUndecided(tx, payment, transactionId, at)
    case 'other':
      return
  }
}

/**
 * Until the provider decides, the shop asks it again every few seconds: the webhook may be lost. A pending card waits for
 * the code that its customer types, so the customer may go back to the same page.
 */
async function recordUndecided(
  tx: Transaction,
  { id, method }: Payment,
  transactionId: string,
  at: number,
): Promise<void> {
  if (method === 'card') return
  if (await markUndecided(tx, { id, transactionId, at })) await scheduleInquiry(tx, id, at)
}

// After the third failure the customer needs help rather than the same email again.
const failuresBeforeHelp = 3
const failureWindowMs = 60 * 60_000

async function recordFailure(
  tx: Transaction,
  payment: Payment,
  report: PaymentReport,
  at: number,
): Promise<void> {
  const failed = await markFailed(tx, payment.id, report.reason, at)
  const order = failed ? await findOrder(tx, payment.orderId) : null
  if (!order || !['pending', 'failed'].includes(order.paymentStatus)) return
  const orderId = order.id
  const failures = await countFailures(tx, { orderId, since: at - failureWindowMs })
  const isFirstOfAttempt = order.paymentStatus === 'pending'
  if (isFirstOfAttempt) await setPaymentStatus(tx, orderId, 'failed', at)
  if (failures === failuresBeforeHelp) {
    await enqueueOrderEmail(tx, { orderId, trigger: 'payments-declined', at })
  } else if (isFirstOfAttempt && failures < failuresBeforeHelp) {
    await enqueueOrderEmail(tx, { orderId, trigger: 'payment-failed', at })
  }
}
