import { inTransaction } from '#database/transaction.server.ts'
import type { JobResult } from '../jobs/job.ts'
import { lockOrder } from '../orders/records/order-store.server.ts'
import { againAfterOutage } from './inquiry-schedule.server.ts'
import { PaymentProviderRefused, PaymentProviderUnavailable } from './payment-provider.ts'
import { growthOf, recordProviderRefund } from './record-provider-refund.server.ts'
import {
  isRefundAttemptMade,
  isTotalBehind,
  matchesRefundAttempt,
  ownReversal,
  quietUntil,
  type RefundAttempt,
} from './refund-attempt.ts'
import {
  endRefundAttempt,
  findOpenRefundAttempt,
  markPending,
  restartQuietPeriod,
} from './refund-attempt-store.server.ts'
import { listRefunds } from './refund-store.server.ts'
import { findLastReversal, inquirePaid, type RefundRun } from './send-refund.server.ts'
import { recordDoneRefundAttempt, settleRefundAttempt } from './settle-refund.server.ts'

// A provider that already lists the refund may add it to its total later. After this delay staff decide.
const totalsLagMs = 60 * 60_000

/** Resolves the outcome of an attempt without response; sends nothing itself. */
export async function resolveRefundAttempt(
  run: RefundRun,
  attempt: RefundAttempt,
): Promise<JobResult> {
  if (attempt.transactionId !== null) return resolvePending(run, attempt, attempt.transactionId)
  const { shop, claim, refund, payment } = run
  const now = shop.now()
  if (attempt.startedAt > now) await restartQuietPeriod(shop.db, attempt.id, now)
  const until = quietUntil({ startedAt: Math.min(attempt.startedAt, now) }, now)
  if (until !== null) return { done: false, again: until }
  // Read the newest reversal first: the total, read later, then includes it.
  const listed = (await findLastReversal(run)) ?? null
  // The provider may list another refund of the shop minutes late. None gets an id while this outcome is unknown.
  const isRecorded = (await listRefunds(shop.db, payment.orderId)).some(
    ({ id, transactionId }) => id !== attempt.refundId && transactionId === listed?.transactionId,
  )
  if (listed?.isPending && !isRecorded && matchesRefundAttempt(attempt, listed)) {
    await markPending(shop.db, attempt.id, listed.transactionId)
    return againAfterOutage(refund.createdAt, now)
  }
  const last = listed?.isPending && !isRecorded ? null : listed
  const { refundedAmount: total } = await inquirePaid(run)
  const isMade = await inTransaction(shop.db, async (tx) => {
    const at = shop.now()
    await lockOrder(tx, payment.orderId)
    await claim.assertHeld(tx)
    if ((await findOpenRefundAttempt(tx, payment))?.id !== attempt.id) return false
    const growth = await growthOf(tx, payment, total)
    const evidence = { attempt, growth, last, isRecorded }
    const made = isRefundAttemptMade(evidence)
    if (made) {
      const transactionId = ownReversal(evidence)
      await recordDoneRefundAttempt(tx, payment, attempt, { transactionId, at })
    } else if (refund.status === 'requested' && isTotalBehind(evidence, total)) {
      const reason = 'The payment provider lists a refund that its total lacks.'
      if (at - attempt.startedAt < totalsLagMs) throw new PaymentProviderUnavailable(reason)
      // The job fails until it is dead-lettered: the same money must not be sent again.
      throw new Error(reason)
    } else {
      const reason = 'The provider has no record of it.'
      await endRefundAttempt(tx, attempt, { outcome: 'not-made', reason, at })
    }
    await recordProviderRefund(tx, payment, { total, at })
    return made
  })
  const fields = { refund: refund.id, attempt: attempt.attempt, order: payment.orderId }
  shop.log.info('refund attempt resolved', { ...fields, isMade })
  return isMade ? { done: true } : { done: false, again: shop.now() }
}

/** Resolves an attempt that the provider accepted without deciding. */
async function resolvePending(
  { shop, refund, payment }: RefundRun,
  attempt: RefundAttempt,
  transactionId: string,
): Promise<JobResult> {
  const state = await shop.payments.reversalState(transactionId)
  if (state === 'done') {
    await settleRefundAttempt(shop, payment, attempt, transactionId)
    return { done: true }
  }
  if (state === 'refused') {
    const reason = 'The payment provider refused it.'
    await inTransaction(shop.db, (tx) =>
      endRefundAttempt(tx, attempt, { outcome: 'refused', reason, at: shop.now() }),
    )
    throw new PaymentProviderRefused(reason)
  }
  return againAfterOutage(refund.createdAt, shop.now())
}
