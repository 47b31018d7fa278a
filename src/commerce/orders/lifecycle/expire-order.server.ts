import { inTransaction } from '#database/transaction.server.ts'
import type { JobResult } from '../../jobs/job.ts'
import { inquireAbout } from '../../payments/inquire-about.server.ts'
import { isOfProvider } from '../../payments/payment-provider.ts'
import { listPayments } from '../../payments/payment-store.server.ts'
import type { ShopContext } from '../../shop-context.ts'
import { findOrder, lockOrder } from '../records/order-store.server.ts'
import { moveOrder } from './move-order.server.ts'
import { releaseGoods } from './order-goods.server.ts'

const decisionPauseMs = 5 * 60_000

/** An order that nobody paid ends: its flowers and its delivery window go back to the others. */
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
    // It is paid, with another amount: it waits for staff, and keeps its goods meanwhile.
    const payments = await listPayments(tx, orderId)
    if (payments.some(({ difference }) => difference === 'open')) {
      return { done: false, again: at + decisionPauseMs }
    }
    // As it is now: while the provider was asked, its owner may have moved it to another window.
    const ending = await findOrder(tx, orderId)
    const expired = await moveOrder(tx, {
      orderId,
      from: 'awaiting_payment',
      to: 'expired',
      actor: 'clock',
      actorId: null,
      note: '',
      at,
    })
    if (expired && ending) await releaseGoods(tx, ending)
    return { done: true }
  })
}

/**
 * The news of a payment may be on its way. If the provider is silent, or has changed its keys, the order ends all the
 * same: a payment that turns up later is taken up again, or goes back.
 */
async function receivePayments(shop: ShopContext, orderId: string): Promise<void> {
  for (const payment of await listPayments(shop.db, orderId)) {
    try {
      await inquireAbout(shop, payment)
    } catch (error) {
      if (!isOfProvider(error)) throw error
      shop.log.warn('order expires without an answer of the provider', { order: orderId })
    }
  }
}
