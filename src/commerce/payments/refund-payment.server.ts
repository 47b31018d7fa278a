import { inTransaction } from '#database/transaction.server.ts'
import type { JobAnswer } from '../jobs/job.ts'
import { ClaimLost, type JobClaim } from '../jobs/job-claim.ts'
import type { Pounds } from '../money.ts'
import { holdOrder } from '../orders/order-store.server.ts'
import type { ShopContext } from '../shop-context.ts'
import { isVoidable } from './ledger.ts'
import type { Payment } from './payment.ts'
import {
  PaymentProviderRefused,
  PaymentProviderUnavailable,
  type PaymentReport,
} from './payment-provider.ts'
import { findPayment } from './payment-store.server.ts'
import { pauseInOutage } from './provider-outage.ts'
import {
  findRefund,
  listRefunds,
  markRefunded,
  markSending,
  markUnderWay,
  noteRefundFailure,
  type Refund,
  type RefundKind,
  sumRefunds,
} from './refund-store.server.ts'
import { settleRefund } from './settle-refund.server.ts'

interface Sent {
  kind: RefundKind
  /** Null where the money had gone back before. */
  transactionId: string | null
  pending: boolean
}

const nextTurnMs = 15_000
// Twice as long as the provider may take to answer one call: the lease outlives the answer.
const sendNeedsMs = 20_000

/** Sends money back. The provider knows no idempotency keys, so it is asked first whether the money went already. */
export async function refundPayment(
  shop: ShopContext,
  { refundId }: { refundId: string },
  claim: JobClaim,
): Promise<JobAnswer> {
  const refund = await findRefund(shop.db, refundId)
  if (!refund || refund.done) return { done: true }
  const payment = await findPayment(shop.db, refund.paymentId)
  if (!payment?.transactionId) throw new Error(`Refund ${refundId} has no payment to go back on.`)
  const { transactionId } = payment
  if (!(await takeTurn(shop, refund))) return { done: false, again: shop.now() + nextTurnMs }
  try {
    const sent = refund.underWay
      ? await hearOf(shop, refund, refund.underWay)
      : await send(shop, refund, { ...payment, transactionId }, claim)
    return await writeResult(shop, refund, sent, async () => {
      if (sent.pending) return waitFor(shop, refund, sent, claim)
      await settle(shop, { refund, payment, sent }, claim)
      return { done: true }
    })
  } catch (error) {
    if (error instanceof ClaimLost) throw error
    await noteRefundFailure(shop.db, refundId, error instanceof Error ? error.message : '')
    if (!(error instanceof PaymentProviderUnavailable)) throw error
    shop.log.warn('refund was not answered', { refund: refundId, order: refund.orderId })
    const now = shop.now()
    return { done: false, again: now + pauseInOutage(refund.createdAt, now) }
  }
}

/** The worker that holds the claim by now asks the provider what went back: a late result changes nothing, and is logged. */
async function writeResult(
  shop: ShopContext,
  { id, orderId, amount }: Refund,
  sent: Sent,
  write: () => Promise<JobAnswer>,
): Promise<JobAnswer> {
  try {
    return await write()
  } catch (error) {
    if (error instanceof ClaimLost) {
      shop.log.error('refund result came late', { refund: id, order: orderId, amount, ...sent })
    }
    throw error
  }
}

/**
 * One refund of a payment at a time: while the answer to another one is open, the provider's total would not say whose
 * money it counts.
 */
async function takeTurn(shop: ShopContext, refund: Refund): Promise<boolean> {
  return inTransaction(shop.db, async (tx) => {
    await holdOrder(tx, refund.orderId)
    const others = (await listRefunds(tx, refund.orderId)).filter(
      ({ id, paymentId }) => id !== refund.id && paymentId === refund.paymentId,
    )
    if (others.some(({ done, sendingSince }) => !done && sendingSince !== null)) return false
    await markSending(tx, refund.id, refund.sendingSince ?? shop.now())
    return true
  })
}

/** What became of what the provider had taken up. */
async function hearOf(shop: ShopContext, refund: Refund, transactionId: string): Promise<Sent> {
  const { id, kind } = refund
  const state = await shop.payments.reversalState(transactionId)
  if (state === 'refused') {
    await markUnderWay(shop.db, id, { kind: 'refund', transactionId: null })
    await markSending(shop.db, id, null)
    throw new PaymentProviderRefused('The provider has refused it after all.')
  }
  return { kind, transactionId, pending: state === 'pending' }
}

async function waitFor(
  shop: ShopContext,
  refund: Refund,
  sent: Sent,
  claim: JobClaim,
): Promise<JobAnswer> {
  await inTransaction(shop.db, async (tx) => {
    await claim.assertHeld(tx)
    await markUnderWay(tx, refund.id, sent)
  })
  const now = shop.now()
  return { done: false, again: now + pauseInOutage(refund.createdAt, now) }
}

async function send(
  shop: ShopContext,
  refund: Refund,
  payment: Payment & { transactionId: string },
  claim: JobClaim,
): Promise<Sent> {
  const report = await lookUp(shop, payment).catch(async (error: unknown) => {
    // The provider said no before anything was sent: it stands in no other refund's way. Of an earlier try nobody knows.
    if (!(error instanceof PaymentProviderUnavailable)) {
      await markSending(shop.db, refund.id, refund.sendingSince)
    }
    throw error
  })
  const due = refund.amount - (await wentBack(shop, payment, report))
  if (due <= 0)
    return {
      kind: report.outcome === 'voided' ? 'void' : 'refund',
      transactionId: null,
      pending: false,
    }
  try {
    return await giveBack(shop, payment, due, claim)
  } catch (error) {
    // The provider said no: nothing is under way.
    if (error instanceof PaymentProviderRefused) await markSending(shop.db, refund.id, null)
    throw error
  }
}

async function lookUp(shop: ShopContext, payment: Payment): Promise<PaymentReport> {
  const report = await shop.payments.inquire(payment)
  if (!report) throw new Error(`The provider does not know payment ${payment.id} any more.`)
  return report
}

/** How much of a refund the provider has given back already: in a try whose answer was lost, or at its dashboard. */
async function wentBack(
  shop: ShopContext,
  payment: Payment,
  report: PaymentReport,
): Promise<Pounds> {
  const before = await sumRefunds(shop.db, payment.id, ['done'])
  return Math.max(0, report.refundedAmount - before)
}

async function giveBack(
  shop: ShopContext,
  payment: Payment & { transactionId: string },
  amount: Pounds,
  claim: JobClaim,
): Promise<Sent> {
  const { transactionId } = payment
  await assertMaySend(shop, claim)
  if (isVoidable(payment, amount, shop.now())) {
    try {
      return { kind: 'void', ...(await shop.payments.voidPayment({ transactionId })) }
    } catch (error) {
      // Settled earlier than usual: then it is a refund like any other.
      if (!(error instanceof PaymentProviderRefused)) throw error
      shop.log.info('void was refused', { payment: payment.id })
      await assertMaySend(shop, claim)
    }
  }
  return { kind: 'refund', ...(await shop.payments.refund({ transactionId, amount })) }
}

/** The provider knows no idempotency keys: a worker that may lose its claim before the answer must not send. */
async function assertMaySend(shop: ShopContext, claim: JobClaim): Promise<void> {
  await claim.assertHeld(shop.db)
  if (claim.remainingMs() < sendNeedsMs) {
    throw new PaymentProviderUnavailable('It took too long to learn what went back.')
  }
}

async function settle(
  shop: ShopContext,
  { refund, payment, sent }: { refund: Refund; payment: Payment; sent: Sent },
  claim: JobClaim,
): Promise<void> {
  const at = shop.now()
  await inTransaction(shop.db, async (tx) => {
    await holdOrder(tx, refund.orderId)
    await claim.assertHeld(tx)
    if (!(await markRefunded(tx, refund.id, { ...sent, at }))) return
    await settleRefund(tx, payment, { amount: refund.amount, at })
  })
  shop.log.info('refund sent', { refund: refund.id, order: refund.orderId, kind: sent.kind })
}
