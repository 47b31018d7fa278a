import type { Transaction } from '#database/engine.server.ts'
import { inTransaction } from '#database/transaction.server.ts'
import { enqueueOrderEmail } from '../emails/send-order-email.server.ts'
import type { Pounds } from '../money.ts'
import {
  addRefunded,
  findOrder,
  lockOrder,
  setPaymentStatus,
} from '../orders/records/order-store.server.ts'
import type { ShopContext } from '../shop-context.ts'
import { scheduleInquiry } from './inquiry-schedule.server.ts'
import { paymentStatusAfterRefund } from './ledger.ts'
import type { Payment } from './payment.ts'
import type { RefundAttempt } from './refund-attempt.ts'
import { endRefundAttempt } from './refund-attempt-store.server.ts'
import { markRefunded } from './refund-store.server.ts'

/** Adds a done refund to the order's ledger and updates its payment status. */
export async function settleRefund(
  tx: Transaction,
  { orderId, method }: Payment,
  { amount, at }: { amount: Pounds; at: number },
): Promise<void> {
  await addRefunded(tx, orderId, amount)
  await enqueueOrderEmail(tx, { orderId, trigger: 'refunded', amount, method, at })
  const order = await findOrder(tx, orderId)
  if (order) await setPaymentStatus(tx, orderId, paymentStatusAfterRefund(order), at)
}

/** Marks the attempt and the refund as done, and updates the order's ledger, in one transaction. */
export async function recordDoneRefundAttempt(
  tx: Transaction,
  payment: Payment,
  attempt: RefundAttempt,
  { transactionId, at }: { transactionId: string | null; at: number },
): Promise<boolean> {
  if (!(await endRefundAttempt(tx, attempt, { outcome: 'done', transactionId, at }))) return false
  const { kind, amount } = attempt
  if (!(await markRefunded(tx, attempt.refundId, { kind, transactionId, at }))) return false
  await settleRefund(tx, payment, { amount, at })
  return true
}

/**
 * Records the provider's response to an attempt, which is authoritative even if another worker has claimed the job
 * since.
 */
export async function settleRefundAttempt(
  shop: ShopContext,
  payment: Payment,
  attempt: RefundAttempt,
  transactionId: string,
): Promise<void> {
  const fields = { refund: attempt.refundId, attempt: attempt.attempt, order: payment.orderId }
  const isRecorded = await inTransaction(shop.db, async (tx) => {
    const at = shop.now()
    await lockOrder(tx, payment.orderId)
    const recorded = await recordDoneRefundAttempt(tx, payment, attempt, { transactionId, at })
    // Another worker resolved the attempt meanwhile: compare the provider's total again.
    if (!recorded) await scheduleInquiry(tx, payment.id, at)
    return recorded
  })
  if (isRecorded) shop.log.info('refund sent', { ...fields, kind: attempt.kind })
  else shop.log.error('refund result came late', fields)
}
