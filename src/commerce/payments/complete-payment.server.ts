import type { Transaction } from '#database/engine.server.ts'
import { inTransaction } from '#database/transaction.server.ts'
import { enqueueOrderEmail } from '../emails/send-order-email.server.ts'
import type { Log } from '../log.ts'
import { currency, type Pounds } from '../money.ts'
import { findOrder, lockOrder, setPaymentStatus } from '../orders/records/order-store.server.ts'
import type { ShopContext } from '../shop-context.ts'
import { applyTransaction, findCaptured } from './apply-transaction.server.ts'
import { scheduleInquiry } from './inquiry-schedule.server.ts'
import { notePayment } from './note-payment.server.ts'
import { type Payment, requestedOf } from './payment.ts'
import type { PaymentReport } from './payment-provider.ts'
import {
  countFailures,
  findPayment,
  insertPaymentEvent,
  markDecided,
  markFailed,
  markUndecided,
  type PaymentEvent,
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
  // A transaction may run again.
  const log = afterCommit(shop.log)
  const result = await inTransaction(shop.db, async (tx): Promise<PaymentResult> => {
    log.restart()
    const payment = await findPayment(tx, { providerOrderId: report.providerOrderId })
    const event = { report, source, paymentId: payment?.id ?? null, receivedAt: at }
    if (!payment) {
      log.warn('payment event matched no payment', { source, event: report.eventId })
      await insertPaymentEvent(tx, { ...event, result: 'unknown-payment' })
      return { kind: 'unknown-payment' }
    }
    // The row lock serialises all changes of this order: payments and refunds read below cannot change before the
    // commit.
    await lockOrder(tx, payment.orderId)
    const taken = await findCaptured(tx, payment, report.transactionId)
    const differentAmount = taken ? null : differentAmountOf(report, payment)
    const isOtherMethod = report.methodId !== payment.methodId
    const isTrusted = source === 'inquiry' && isCaptured(report)
    if (!isRecordable(report, payment) || (isOtherMethod && !isTrusted)) {
      const { id, orderId } = payment
      log.warn('payment event contradicted the payment', { source, payment: id })
      if (isTrusted && report.rest > 0) {
        log.error('payment cannot be used', { payment: id, order: orderId })
        await recordUnusable(tx, { event, payment, at })
      } else await insertPaymentEvent(tx, { ...event, result: 'mismatch' })
      return { kind: 'mismatch' }
    }
    if (differentAmount !== null && report.outcome === 'paid') {
      const fields = { source, payment: payment.id }
      if (isOtherMethod) log.warn('payment method differs', fields)
      else log.warn('payment amount differs', fields)
    }
    const isNew = await insertPaymentEvent(tx, { ...event, result: 'accepted' })
    if (report.outcome !== 'pending') {
      const { transactionId } = report
      await markDecided(tx, { id: payment.id, transactionId })
    }
    // Compare a running total again: it may have arrived while the outcome of a refund was unknown.
    if (isNew || report.refundedAmount > 0)
      await applyReport(tx, payment, { report, differentAmount, isOtherMethod, at })
    if (!isNew) return { kind: 'repeated', orderId: payment.orderId }
    const { outcome } = report
    log.info('payment event accepted', { source, outcome, payment: payment.id })
    return { kind: 'accepted', orderId: payment.orderId }
  })
  log.write()
  return result
}

/** A log that keeps its lines until the transaction is committed. */
function afterCommit(log: Log): Log & { restart: () => void; write: () => void } {
  let lines: (() => void)[] = []
  return {
    info: (...line) => lines.push(() => log.info(...line)),
    warn: (...line) => lines.push(() => log.warn(...line)),
    error: (...line) => lines.push(() => log.error(...line)),
    restart: () => {
      lines = []
    },
    write: () => {
      for (const line of lines) line()
    },
  }
}

/** Whether the provider took money, of which it may have returned some. */
function isCaptured({ outcome }: PaymentReport): boolean {
  return outcome === 'paid' || outcome === 'refunded' || outcome === 'voided'
}

/** Rejects amounts below a pound and other currencies. */
function isRecordable(report: PaymentReport, payment: Payment): boolean {
  return report.amount > 0 && report.currency === payment.currency && report.currency === currency
}

interface Unusable {
  event: Omit<PaymentEvent, 'result'>
  payment: Payment
  at: number
}

/** Tells staff of money that the provider holds and the shop cannot record: once in the order. */
async function recordUnusable(
  tx: Transaction,
  { event, payment: { orderId }, at }: Unusable,
): Promise<void> {
  const { transactionId, currency: unit, eventId } = event.report
  // A callback about it, which proves nothing, must not hide what the inquiry found.
  const report = { ...event.report, eventId: `${event.source}:${eventId}` }
  if (!(await insertPaymentEvent(tx, { ...event, report, result: 'mismatch' }))) return
  const what = `transaction ${transactionId} in ${unit}`
  const note = `Payment that the order cannot use: ${what}. Refund it at the payment provider.`
  await notePayment(tx, orderId, note, at)
}

/**
 * The captured amount where the payment differs from the requested one: by a fee, a discount, a fraction of a pound, or
 * another method. The provider's known fee makes no difference.
 */
function differentAmountOf(report: PaymentReport, payment: Payment): Pounds | null {
  if (report.methodId !== payment.methodId) return report.amount
  const requested = requestedOf(payment)
  const isRequested =
    report.amount === requested ? report.isWholePounds : report.amountBeforeFee === requested
  return isRequested ? null : report.amount
}

interface ReportToApply {
  report: PaymentReport
  differentAmount: Pounds | null
  isOtherMethod: boolean
  at: number
}

async function applyReport(
  tx: Transaction,
  payment: Payment,
  { report, differentAmount, isOtherMethod, at }: ReportToApply,
): Promise<void> {
  const { outcome, transactionId, amount } = report
  switch (outcome) {
    case 'paid':
    case 'refunded':
    case 'voided': {
      const refundedTotal = outcome === 'voided' ? amount : report.refundedAmount
      const captured = { transactionId, differentAmount, isOtherMethod, refundedTotal, at }
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
