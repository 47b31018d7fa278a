import { inTransaction } from '#database/transaction.server.ts'
import { ClaimLost, type JobClaim, type JobResult } from '../jobs/job.ts'
import { lockOrder } from '../orders/records/order-store.server.ts'
import type { ShopContext } from '../shop-context.ts'
import type { PaidPayment } from './payment.ts'
import {
  isNotProcessed,
  PaymentProviderRefused,
  PaymentProviderUnavailable,
  type PaymentReport,
  type Reversal,
} from './payment-provider.ts'
import { againAfterOutage } from './provider-outage.ts'
import { recordProviderRefund } from './record-provider-refund.server.ts'
import { type RefundAttempt, sendWithinMs } from './refund-attempt.ts'
import {
  endAttempt,
  findOpenAttempt,
  insertAttempt,
  listAttempts,
  markPending,
} from './refund-attempt-store.server.ts'
import { findRefund, type Refund, sumRefunds } from './refund-store.server.ts'
import { settleAttempt } from './settle-refund.server.ts'

// The provider responds within 10 s. A claim with less time left could pass to another worker meanwhile.
const leastLeaseMs = 20_000

/** Reads the provider's total, records the attempt, and sends it. */
export async function sendRefund(
  shop: ShopContext,
  { refund, payment }: { refund: Refund; payment: PaidPayment },
  claim: JobClaim,
): Promise<JobResult> {
  const report = await inquirePaid(shop, payment)
  const attempt = await beginAttempt(shop, { refund, payment, report }, claim)
  if (!attempt) return { done: false, again: shop.now() }
  const rest = attempt.providerTotal + attempt.amount === payment.amount ? report.rest : null
  const sent = await send(shop, { payment, attempt, rest }, claim)
  if (sent.refusal && attempt.kind === 'void') {
    // The bank settled early: the next attempt is a refund.
    shop.log.info('void was refused', { payment: payment.id })
    return sendRefund(shop, { refund, payment }, claim)
  }
  if (sent.refusal) throw sent.refusal
  if (!sent.reversal.pending) {
    await settleAttempt(shop, payment, attempt, sent.reversal.transactionId)
    return { done: true }
  }
  const { transactionId } = sent.reversal
  await markPending(shop.db, attempt.id, transactionId)
  return againAfterOutage(refund.createdAt, shop.now())
}

/** Inquires about a paid payment, which the provider has to know. */
export async function inquirePaid(shop: ShopContext, payment: PaidPayment): Promise<PaymentReport> {
  const report = await shop.payments.inquire(payment)
  if (!report) throw new Error(`The provider no longer knows payment ${payment.id}.`)
  return report
}

/**
 * Commits the attempt before sending it. First records refunds made elsewhere, which may leave too little for this one.
 * Null when there is nothing to send now.
 */
async function beginAttempt(
  shop: ShopContext,
  { refund, payment, report }: { refund: Refund; payment: PaidPayment; report: PaymentReport },
  claim: JobClaim,
): Promise<RefundAttempt | null> {
  return inTransaction(shop.db, async (tx) => {
    const at = shop.now()
    await lockOrder(tx, payment.orderId)
    await claim.assertHeld(tx)
    if (await findOpenAttempt(tx, payment)) return null
    await recordProviderRefund(tx, payment, { total: report.refundedAmount, at })
    const fitting = await findRefund(tx, refund.id)
    if (fitting?.status !== 'requested') return null
    const { amount } = fitting
    const isVoidRefused = (await listAttempts(tx, refund.id)).some(
      ({ kind, outcome }) => kind === 'void' && outcome === 'refused',
    )
    const candidate = { ...payment, refund: amount, at }
    return insertAttempt(tx, {
      refundId: refund.id,
      paymentId: payment.id,
      kind: !isVoidRefused && shop.payments.isVoidable(candidate) ? 'void' : 'refund',
      amount,
      providerTotal: await sumRefunds(tx, payment.id, ['done']),
      fence: claim.fence,
      startedAt: at,
      transactionId: null,
    })
  })
}

interface ToSend {
  payment: PaidPayment
  attempt: RefundAttempt
  /** From the report, when the refund covers the whole remainder. */
  rest: number | null
}

type Sent = { reversal: Reversal; refusal?: never } | { refusal: PaymentProviderRefused }

/** Records an attempt as not made only when that is certain; any other failure leaves the outcome unknown. */
async function send(
  shop: ShopContext,
  { payment, attempt, rest }: ToSend,
  claim: JobClaim,
): Promise<Sent> {
  const end = (outcome: 'refused' | 'not-made', reason: string) =>
    inTransaction(shop.db, (tx) => endAttempt(tx, attempt, { outcome, reason, at: shop.now() }))
  try {
    await claim.assertHeld(shop.db)
  } catch (error) {
    if (error instanceof ClaimLost) await end('not-made', error.message)
    throw error
  }
  // Await nothing between this check and the call: a process that was suspended before it must not send later.
  if (shop.now() - attempt.startedAt > sendWithinMs || claim.remainingMs() < leastLeaseMs) {
    await end('not-made', 'The attempt was delayed.')
    throw new PaymentProviderUnavailable('The refund was delayed and will be retried.')
  }
  try {
    return { reversal: await reverse(shop, { payment, attempt, rest }) }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    if (isNotProcessed(error)) await end('not-made', error.message)
    else if (error instanceof PaymentProviderRefused) {
      await end('refused', error.message)
      return { refusal: error }
    }
    throw error
  }
}

function reverse(shop: ShopContext, { payment, attempt, rest }: ToSend): Promise<Reversal> {
  const { transactionId } = payment
  if (attempt.kind === 'void') return shop.payments.voidPayment({ transactionId })
  return shop.payments.refund({ transactionId, amount: attempt.amount, rest })
}
