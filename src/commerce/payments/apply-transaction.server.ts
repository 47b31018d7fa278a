import { newDocumentId } from '#database/document-id.ts'
import type { Transaction } from '#database/engine.server.ts'
import type { Pounds } from '../money.ts'
import { priceToConfirm } from '../orders/difference-due.ts'
import { confirmPaidOrder } from '../orders/lifecycle/confirm-paid-order.server.ts'
import { addCaptured, findOrder } from '../orders/records/order-store.server.ts'
import { scheduleInquiry } from './inquiry-schedule.server.ts'
import { type Payment, requestedOf } from './payment.ts'
import { recordDifference, refundOpenDifferences } from './payment-difference.server.ts'
import { insertPayment, listPayments, markPaid } from './payment-store.server.ts'
import { growthOf, recordProviderRefund } from './record-provider-refund.server.ts'
import { quietMs } from './refund-attempt.ts'
import { findOpenRefundAttempt } from './refund-attempt-store.server.ts'

interface CapturedMoney {
  transactionId: string
  /** The captured amount where it or the method differs from the requested one. */
  differentAmount: Pounds | null
  isOtherMethod: boolean
  /** Refunded total at the provider by now. */
  refundedTotal: Pounds
  at: number
}

/**
 * Applies a captured transaction, which may be partly refunded already, because events arrive in any order. Each
 * transaction is applied once; it confirms the order if money remains.
 */
export async function applyTransaction(
  tx: Transaction,
  opened: Payment,
  { transactionId, differentAmount, isOtherMethod, refundedTotal, at }: CapturedMoney,
): Promise<void> {
  const known = await findCaptured(tx, opened, transactionId)
  const payment =
    known ?? (await insertCaptured(tx, opened, { transactionId, differentAmount, at }))
  if (!known) await addCaptured(tx, payment.orderId, payment.amount)
  if (refundedTotal > 0) await applyProviderTotal(tx, payment, { total: refundedTotal, at })
  if (known || refundedTotal >= payment.amount) return
  if (payment.difference === 'open') return recordDifference(tx, payment, { isOtherMethod, at })
  await confirmPaidOrder(tx, payment, at)
  const reason = 'The order was paid by another payment.'
  await refundOpenDifferences(tx, payment.orderId, { reason, at })
}

/** The payment that records a transaction. */
export async function findCaptured(
  tx: Transaction,
  { orderId }: Payment,
  transactionId: string,
): Promise<Payment | undefined> {
  const payments = await listPayments(tx, orderId)
  return payments.find((payment) => payment.transactionId === transactionId)
}

async function insertCaptured(
  tx: Transaction,
  opened: Payment,
  {
    transactionId,
    differentAmount,
    at,
  }: Pick<CapturedMoney, 'transactionId' | 'differentAmount' | 'at'>,
): Promise<Payment> {
  const requested = requestedOf(opened)
  const order = await findOrder(tx, opened.orderId)
  // Staff may have edited the order since the customer opened the payment page.
  const asked = (order && priceToConfirm(order)) ?? requested
  const amount = differentAmount ?? requested
  const isDifferent = differentAmount !== null || amount !== asked
  const paid: Payment = {
    ...opened,
    amount,
    requestedAmount: isDifferent ? asked : null,
    difference: isDifferent ? 'open' : null,
    status: 'paid',
    transactionId,
    failureReason: null,
    paidAt: at,
    returned: 0,
  }
  if (await markPaid(tx, paid, at)) return paid
  // The customer paid twice on one page: the second transaction becomes its own payment, so that it can be refunded.
  const attempts = await listPayments(tx, opened.orderId)
  return insertPayment(tx, {
    ...paid,
    id: newDocumentId(),
    attempt: Math.max(...attempts.map(({ attempt }) => attempt)) + 1,
    reference: `${opened.reference}-${transactionId}`,
    providerOrderId: null,
    checkoutUrl: null,
    createdAt: at,
    updatedAt: at,
  })
}

/**
 * An attempt with an unknown outcome may or may not be in the total: its job resolves it first. Any other growth is
 * looked up again afterwards.
 */
async function applyProviderTotal(
  tx: Transaction,
  payment: Payment,
  { total, at }: { total: Pounds; at: number },
): Promise<void> {
  const attempt = await findOpenRefundAttempt(tx, payment)
  if (!attempt) return recordProviderRefund(tx, payment, { total, at })
  const growth = await growthOf(tx, payment, total)
  if (growth > 0 && growth !== attempt.amount) {
    await scheduleInquiry(tx, payment.id, at, at + quietMs)
  }
}
