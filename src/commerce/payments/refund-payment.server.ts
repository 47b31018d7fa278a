import { inTransaction } from '#database/transaction.server.ts'
import type { JobAnswer } from '../jobs/job.ts'
import type { Pounds } from '../money.ts'
import type { ShopContext } from '../shop-context.ts'
import type { Payment } from './payment.ts'
import { findPayment } from './payment-store.server.ts'
import { findRefund, markRefunded, type Refund, sumRefunds } from './refund-store.server.ts'
import { settleRefund } from './settle-refund.server.ts'

/** Sends money back. The provider knows no idempotency keys, so it is asked first whether the money went already. */
export async function refundPayment(
  shop: ShopContext,
  { refundId }: { refundId: string },
): Promise<JobAnswer> {
  const refund = await findRefund(shop.db, refundId)
  if (!refund || refund.done) return { done: true }
  const payment = await findPayment(shop.db, refund.paymentId)
  if (!payment?.transactionId) throw new Error(`Refund ${refundId} has no payment to go back on.`)

  const due = refund.amount - (await wentBack(shop, payment))
  const transactionId = due > 0 ? await send(shop, payment.transactionId, due) : null
  await settle(shop, refund, transactionId)
  return { done: true }
}

/** How much of a refund the provider has given back already: in a try whose answer was lost, or at its dashboard. */
async function wentBack(shop: ShopContext, payment: Payment): Promise<Pounds> {
  const report = await shop.payments.inquire(payment)
  if (!report) throw new Error(`The provider does not know payment ${payment.id} any more.`)
  const before = await sumRefunds(shop.db, payment.id, ['done'])
  return Math.max(0, report.refundedAmount - before)
}

async function send(shop: ShopContext, transactionId: string, amount: Pounds): Promise<string> {
  const sent = await shop.payments.refund({ transactionId, amount })
  return sent.transactionId
}

async function settle(
  shop: ShopContext,
  refund: Refund,
  transactionId: string | null,
): Promise<void> {
  const at = shop.now()
  await inTransaction(shop.db, async (tx) => {
    if (!(await markRefunded(tx, refund.id, { transactionId, at }))) return
    await settleRefund(tx, { orderId: refund.orderId, amount: refund.amount, at })
  })
  shop.log.info('refund sent', { refund: refund.id, order: refund.orderId })
}
