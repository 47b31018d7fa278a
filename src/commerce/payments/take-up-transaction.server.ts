import { newDocumentId } from '#database/document-id.ts'
import type { Transaction } from '#database/engine.server.ts'
import type { Pounds } from '../money.ts'
import { confirmPaidOrder } from '../orders/lifecycle/confirm-paid-order.server.ts'
import { addCaptured } from '../orders/records/order-store.server.ts'
import { type Payment, requestedOf } from './payment.ts'
import { recordDifference, refundOpenDifferences } from './payment-difference.server.ts'
import { insertPayment, listPayments, markPaid } from './payment-store.server.ts'
import { growthOf, recordProviderRefund } from './record-provider-refund.server.ts'
import { quietMs } from './refund-attempt.ts'
import { findOpenAttempt } from './refund-attempt-store.server.ts'
import { scheduleInquiry } from './schedule-inquiry.server.ts'

interface CapturedMoney {
  transactionId: string
  /** What was taken, where it is not what was asked for. */
  otherAmount: Pounds | null
  /** How much of it the provider has given back by now. */
  wentBack: Pounds
  at: number
}

/**
 * The provider took money, and may have given some of it back since: the news comes in any order. Money of one
 * transaction is taken up once; what of it was kept confirms its order.
 */
export async function applyTransaction(
  tx: Transaction,
  opened: Payment,
  { transactionId, otherAmount, wentBack, at }: CapturedMoney,
): Promise<void> {
  const known = await findCaptured(tx, opened, transactionId)
  const payment = known ?? (await book(tx, opened, { transactionId, otherAmount, at }))
  if (!known) await addCaptured(tx, payment.orderId, payment.amount)
  if (wentBack > 0) await applyProviderTotal(tx, payment, { total: wentBack, at })
  if (known || wentBack >= payment.amount) return
  if (payment.difference === 'open') return recordDifference(tx, payment, at)
  await confirmPaidOrder(tx, payment, at)
  const reason = 'The order was paid by another payment.'
  await refundOpenDifferences(tx, payment.orderId, { reason, at })
}

/** The payment that the shop has booked of a transaction. */
export async function findCaptured(
  tx: Transaction,
  { orderId }: Payment,
  transactionId: string,
): Promise<Payment | undefined> {
  const payments = await listPayments(tx, orderId)
  return payments.find((payment) => payment.transactionId === transactionId)
}

async function book(
  tx: Transaction,
  opened: Payment,
  { transactionId, otherAmount, at }: Omit<CapturedMoney, 'wentBack'>,
): Promise<Payment> {
  const paid: Payment = {
    ...opened,
    amount: otherAmount ?? requestedOf(opened),
    requestedAmount: otherAmount === null ? null : requestedOf(opened),
    difference: otherAmount === null ? null : 'open',
    status: 'paid',
    transactionId,
    failureReason: null,
    paidAt: at,
    returned: 0,
  }
  if (await markPaid(tx, paid, at)) return paid
  // The shopper paid twice on one page: the second transaction is a payment of its own, which can be sent back.
  const attempts = await listPayments(tx, opened.orderId)
  const second: Payment = {
    ...paid,
    id: newDocumentId(),
    attempt: Math.max(...attempts.map(({ attempt }) => attempt)) + 1,
    reference: `${opened.reference}-${transactionId}`,
    providerOrderId: null,
    checkoutUrl: null,
    createdAt: at,
    updatedAt: at,
  }
  await insertPayment(tx, second)
  return second
}

/**
 * While the outcome of an attempt is unknown, nothing says whether the total holds it: its job resolves it first. More or
 * less than the attempt is looked up again after that.
 */
async function applyProviderTotal(
  tx: Transaction,
  payment: Payment,
  { total, at }: { total: Pounds; at: number },
): Promise<void> {
  const attempt = await findOpenAttempt(tx, payment)
  if (!attempt) return recordProviderRefund(tx, payment, { total, at })
  const growth = await growthOf(tx, payment, total)
  if (growth > 0 && growth !== attempt.amount) {
    await scheduleInquiry(tx, payment.id, at, at + quietMs)
  }
}
