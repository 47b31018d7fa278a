import { inTransaction } from '#database/transaction.server.ts'
import { ClaimLost, type JobClaim, type JobResult } from '../jobs/job.ts'
import type { Pounds } from '../money.ts'
import { lockOrder } from '../orders/records/order-store.server.ts'
import type { ShopContext } from '../shop-context.ts'
import { againAfterOutage } from './inquiry-schedule.server.ts'
import type { PaidPayment } from './payment.ts'
import {
  isNotProcessed,
  type LastReversal,
  PaymentProviderRefused,
  PaymentProviderUnavailable,
  type PaymentReport,
  type Reversal,
} from './payment-provider.ts'
import { recordProviderRefund } from './record-provider-refund.server.ts'
import { type RefundAttempt, sendWithinMs } from './refund-attempt.ts'
import {
  endRefundAttempt,
  findOpenRefundAttempt,
  insertRefundAttempt,
  listRefundAttempts,
  markPending,
} from './refund-attempt-store.server.ts'
import { findRefund, type Refund, sumRefunds } from './refund-store.server.ts'
import { settleRefundAttempt } from './settle-refund.server.ts'

// The provider responds within 10 s. A claim with less time left could pass to another worker meanwhile.
const leastLeaseMs = 20_000

/** One run of the job that sends a refund. */
export interface RefundRun {
  shop: ShopContext
  claim: JobClaim
  refund: Refund
  payment: PaidPayment
}

/** Reads the provider's total, records the attempt, and sends it. */
export async function sendRefund(run: RefundRun): Promise<JobResult> {
  const { shop, refund, payment } = run
  const last = await findLastReversal(run)
  const report = await inquirePaid(run)
  // A pending one counts as new once the provider has made it.
  const decided = last?.isPending ? null : last
  const reversalBefore = decided === undefined ? null : (decided?.transactionId ?? '')
  const attempt = await beginRefundAttempt(run, { total: report.refundedAmount, reversalBefore })
  if (!attempt) return { done: false, again: shop.now() }
  const rest = attempt.providerTotal + attempt.amount === payment.amount ? report.rest : null
  const sent = await send(run, attempt, rest)
  if (sent instanceof PaymentProviderRefused) {
    if (attempt.kind !== 'void') throw sent
    // The bank settled early: the next attempt is a refund.
    shop.log.info('void was refused', { payment: payment.id })
    return sendRefund(run)
  }
  if (sent.pending) {
    await markPending(shop.db, attempt.id, sent.transactionId)
    return againAfterOutage(refund.createdAt, shop.now())
  }
  await settleRefundAttempt(shop, payment, attempt, sent.transactionId)
  return { done: true }
}

/** Inquires about a paid payment, which the provider has to know. */
export async function inquirePaid({ shop, payment }: RefundRun): Promise<PaymentReport> {
  const report = await shop.payments.inquire(payment)
  if (!report) throw new Error(`The provider no longer knows payment ${payment.id}.`)
  return report
}

/** The newest reversal of the payment: null without one, undefined when the provider refuses to name it. */
export async function findLastReversal({
  shop,
  payment,
}: RefundRun): Promise<LastReversal | null | undefined> {
  try {
    return await shop.payments.lastReversal(payment)
  } catch (error) {
    if (error instanceof PaymentProviderRefused) return undefined
    throw error
  }
}

/**
 * Commits the attempt before sending it. First records refunds made elsewhere (part of the provider's `total`), which may
 * leave too little for this one. Null when there is nothing to send now.
 */
async function beginRefundAttempt(
  { shop, claim, refund, payment }: RefundRun,
  { total, reversalBefore }: { total: Pounds; reversalBefore: string | null },
): Promise<RefundAttempt | null> {
  return inTransaction(shop.db, async (tx) => {
    const at = shop.now()
    await lockOrder(tx, payment.orderId)
    await claim.assertHeld(tx)
    if (await findOpenRefundAttempt(tx, payment)) return null
    await recordProviderRefund(tx, payment, { total, at })
    const fitting = await findRefund(tx, refund.id)
    if (fitting?.status !== 'requested') return null
    const { amount } = fitting
    const isVoidRefused = (await listRefundAttempts(tx, refund.id)).some(
      ({ kind, outcome }) => kind === 'void' && outcome === 'refused',
    )
    const candidate = { ...payment, refund: amount, at }
    return insertRefundAttempt(tx, {
      refundId: refund.id,
      paymentId: payment.id,
      kind: !isVoidRefused && shop.payments.isVoidable(candidate) ? 'void' : 'refund',
      amount,
      providerTotal: await sumRefunds(tx, payment.id, ['done']),
      reversalBefore,
      fence: claim.fence,
      startedAt: at,
      transactionId: null,
    })
  })
}

/**
 * Returns a refusal. Records an attempt as not made only when that is certain; any other failure leaves the outcome
 * unknown. `rest` is that of the report, when the refund covers the whole remainder.
 */
async function send(
  { shop, claim, payment: { transactionId } }: RefundRun,
  attempt: RefundAttempt,
  rest: number | null,
): Promise<Reversal | PaymentProviderRefused> {
  const end = (outcome: 'refused' | 'not-made', reason: string) =>
    inTransaction(shop.db, (tx) =>
      endRefundAttempt(tx, attempt, { outcome, reason, at: shop.now() }),
    )
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
    return attempt.kind === 'void'
      ? await shop.payments.voidPayment({ transactionId })
      : await shop.payments.refund({ transactionId, amount: attempt.amount, rest })
  } catch (error) {
    if (!(error instanceof Error)) throw error
    if (isNotProcessed(error)) await end('not-made', error.message)
    else if (error instanceof PaymentProviderRefused) {
      await end('refused', error.message)
      return error
    }
    throw error
  }
}
