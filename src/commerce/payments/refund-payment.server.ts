import { inTransaction } from '#database/transaction.server.ts'
import { ClaimLost, type JobClaim, type JobResult } from '../jobs/job.ts'
import { lockOrder } from '../orders/records/order-store.server.ts'
import type { ShopContext } from '../shop-context.ts'
import { againAfterOutage } from './inquiry-schedule.server.ts'
import { PaymentProviderThrottled, PaymentProviderUnavailable } from './payment-provider.ts'
import { findPayment } from './payment-store.server.ts'
import { findOpenRefundAttempt } from './refund-attempt-store.server.ts'
import { findRefund, updateRefund } from './refund-store.server.ts'
import { resolveRefundAttempt } from './resolve-refund-attempt.server.ts'
import { type RefundRun, sendRefund } from './send-refund.server.ts'

const nextTurnMs = 15_000

/**
 * Sends a refund. The provider has no idempotency keys, so each call is recorded before it is made, and no other refund
 * of the payment is sent while an outcome is unknown (docs/decisions/0017).
 */
export async function refundPayment(
  shop: ShopContext,
  { refundId }: { refundId: string },
  claim: JobClaim,
): Promise<JobResult> {
  const refund = await findRefund(shop.db, refundId)
  if (refund?.status !== 'requested') return { done: true }
  const payment = await findPayment(shop.db, { id: refund.paymentId })
  // An instance of the version before enqueued the job. Staff refund the card on the terminal.
  if (payment?.atTerminal === 1) return { done: true }
  if (!payment?.transactionId) throw new Error(`Refund ${refundId} has no payment.`)
  const paid = { ...payment, transactionId: payment.transactionId }
  try {
    return await sendOrResolve({ shop, claim, refund, payment: paid })
  } catch (error) {
    if (error instanceof ClaimLost) throw error
    const failureReason = error instanceof Error ? error.message : ''
    await updateRefund(shop.db, refundId, { failureReason })
    if (!(error instanceof PaymentProviderUnavailable)) throw error
    shop.log.warn('refund got no response', { refund: refundId, order: refund.orderId })
    const now = shop.now()
    return error instanceof PaymentProviderThrottled
      ? { done: false, again: now + error.retryAfterMs }
      : againAfterOutage(refund.createdAt, now)
  }
}

/** One refund of a payment at a time: otherwise the provider's total does not tell which refunds it includes. */
async function sendOrResolve(run: RefundRun): Promise<JobResult> {
  const { shop, refund, payment } = run
  const attempt = await inTransaction(shop.db, async (tx) => {
    await lockOrder(tx, payment.orderId)
    return findOpenRefundAttempt(tx, payment)
  })
  if (!attempt) return sendRefund(run)
  if (attempt.refundId === refund.id) return resolveRefundAttempt(run, attempt)
  const other = await findRefund(shop.db, attempt.refundId)
  if (!other || other.status === 'requested') return { done: false, again: shop.now() + nextTurnMs }
  // A version without attempts finished that refund, so no job of its own resolves it.
  const resolved = await resolveRefundAttempt({ ...run, refund: other }, attempt)
  return resolved.done ? { done: false, again: shop.now() } : resolved
}
