import { inTransaction } from '#database/transaction.server.ts'
import type { JobResult } from '../../jobs/job.ts'
import { isProviderError } from '../../payments/payment-provider.ts'
import { listPayments } from '../../payments/payment-store.server.ts'
import { inquireAbout } from '../../payments/reconcile-payment.server.ts'
import type { ShopContext } from '../../shop-context.ts'
import { findOrder, lockOrder } from '../records/order-store.server.ts'
import { moveOrder } from './move-order.server.ts'
import { releaseGoods } from './order-goods.server.ts'

const decisionRetryMs = 5 * 60_000

/** Expires an unpaid order and releases its stock and slot. */
export async function expireOrder(
  shop: ShopContext,
  { orderId }: { orderId: string },
): Promise<JobResult> {
  const order = await findOrder(shop.db, orderId)
  if (order?.status !== 'awaiting_payment' || order.expiresAt === null) return { done: true }
  if (shop.now() < order.expiresAt) return { done: false, again: order.expiresAt }
  await receivePayments(shop, orderId)
  return inTransaction(shop.db, async (tx): Promise<JobResult> => {
    const at = shop.now()
    await lockOrder(tx, orderId)
    // A payment with a different amount waits for staff's decision; stock and slot stay reserved.
    const payments = await listPayments(tx, orderId)
    if (payments.some(({ difference }) => difference === 'open')) {
      return { done: false, again: at + decisionRetryMs }
    }
    // Read again: during the inquiry the customer may have moved the delivery to another slot.
    const current = await findOrder(tx, orderId)
    const move = { orderId, from: 'awaiting_payment', to: 'expired', note: '', at } as const
    const expired = await moveOrder(tx, { ...move, actor: 'clock', actorId: null })
    if (expired && current) await releaseGoods(tx, current)
    return { done: true }
  })
}

/**
 * Inquires about the payments before the order expires, because a webhook may be delayed. A provider failure does not
 * stop the expiry: a later payment reopens the order or is refunded.
 */
async function receivePayments(shop: ShopContext, orderId: string): Promise<void> {
  for (const payment of await listPayments(shop.db, orderId)) {
    try {
      await inquireAbout(shop, payment)
    } catch (error) {
      if (!isProviderError(error)) throw error
      shop.log.warn('order expires without a response of the provider', { order: orderId })
    }
  }
}
