import { lockUser } from '../customers/user-store.server.ts'
import { addDays, civilDateAt } from '../delivery/cairo-time.ts'
import { retentionStart } from '../jobs/job.ts'
import { lockAndFindOrder } from '../orders/change-order.server.ts'
import { findOrder } from '../orders/records/order-store.server.ts'
import { changeReviews } from '../reviews/review-change.server.ts'
import type { ShopContext } from '../shop-context.ts'
import { eraseOrders } from './erase-orders.server.ts'
import { eraseProfileWithoutSignIn } from './erase-profile.server.ts'
import { isOrderOpen } from './erasure-rules.ts'
import { findOpenMatters } from './erasure-store.server.ts'
import {
  type DueOrder,
  emptyProviderMessages,
  listDueOrders,
  purgeFailedAccountEmails,
  purgeSentEmails,
} from './retention-store.server.ts'

type PurgeContext = Pick<ShopContext, 'db' | 'now' | 'log' | 'guests'>

/** Retention of the names, numbers, addresses, cards and photographs of an order, in days after the delivery day. */
export const orderRetentionDays = 3 * 365
/** Retention of the messages of the payment provider, in days. Results and amounts stay. */
export const providerMessageRetentionDays = 180
/** Retention of the list of sent emails, in days. */
export const sentEmailRetentionDays = 2 * 365
/** Retention of emails to accounts that failed, in days: so long, staff can send them again. */
export const failedEmailRetentionDays = 30

/** Orders of one run, so that other jobs run in between. */
const purgeLimits = { batch: 500, ordersPerRun: 5_000 }

/**
 * Part of the nightly retention: personal data that the shop no longer needs. Orders that have not ended wait. Returns
 * whether orders are left for another run.
 */
export async function purgePersonalData(
  shop: PurgeContext,
  { batch, ordersPerRun } = purgeLimits,
): Promise<boolean> {
  const now = shop.now()
  await emptyProviderMessages(shop.db, retentionStart(providerMessageRetentionDays, now))
  await purgeSentEmails(shop.db, retentionStart(sentEmailRetentionDays, now))
  await purgeFailedAccountEmails(shop.db, retentionStart(failedEmailRetentionDays, now))
  const lastDay = addDays(civilDateAt(now), -orderRetentionDays - 1)
  let count = 0
  let isMore = true
  let after: DueOrder = { id: '', deliveryDate: '' }
  while (isMore && count < ordersPerRun) {
    const due = await listDueOrders(shop.db, { until: lastDay, after, limit: batch })
    for (const { id } of due) if (await tryPurge(shop, id)) count += 1
    isMore = due.length === batch
    after = due.at(-1) ?? after
  }
  if (count > 0) shop.log.info('personal data of old orders erased', { count })
  return isMore
}

/** An order that cannot be erased does not keep the others. */
async function tryPurge(shop: PurgeContext, orderId: string): Promise<boolean> {
  try {
    return await purgeOrder(shop, orderId)
  } catch (error) {
    shop.log.error('personal data of an order not erased', { order: orderId, error: String(error) })
    return false
  }
}

/**
 * Erases an order that has ended, for retention or to repeat an erasure. One transaction per order, so that another request
 * for it waits only briefly. Returns whether it erased anything.
 */
export function purgeOrder(
  { db, now, guests }: Pick<ShopContext, 'db' | 'now' | 'guests'>,
  orderId: string,
): Promise<boolean> {
  return changeReviews(db, async (tx) => {
    const at = now()
    const userId = (await findOrder(tx, orderId))?.userId ?? ''
    // Before the order, as the erasure of an account locks them. An order that goes to another account meanwhile waits for
    // the next run.
    await lockUser(tx, userId)
    const order = await lockAndFindOrder(tx, { orderId, userId })
    if (!order || order.erasedAt !== undefined) return false
    if (isOrderOpen(await findOpenMatters(tx, orderId))) return false
    await eraseOrders(tx, [order], { actor: 'clock', actorId: null, at })
    await eraseProfileWithoutSignIn(tx, guests, { userId, at })
    return true
  })
}
