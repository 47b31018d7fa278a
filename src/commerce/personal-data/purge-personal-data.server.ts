import { addDays, civilDateAt } from '../delivery/cairo-time.ts'
import { retentionStart } from '../jobs/job.ts'
import { lockAndFindOrder } from '../orders/change-order.server.ts'
import { changeReviews } from '../reviews/review-change.server.ts'
import type { ShopContext } from '../shop-context.ts'
import { eraseOrders } from './erase-orders.server.ts'
import { isOrderOpen } from './erasure-rules.ts'
import { findOpenMatters } from './erasure-store.server.ts'
import {
  emptyProviderMessages,
  listOrdersDeliveredUntil,
  purgeSentEmails,
} from './retention-store.server.ts'

/** Retention of the names, numbers, addresses, cards and photographs of an order, in days after the delivery day. */
export const orderRetentionDays = 3 * 365
/** Retention of the messages of the payment provider, in days. Results and amounts stay. */
export const providerMessageRetentionDays = 180
/** Retention of the list of sent emails, in days. */
export const sentEmailRetentionDays = 2 * 365

/** Orders in one night, so that other jobs run soon. A shop with more orders a day than this needs another limit. */
const ordersPerRun = 500

/** Part of the nightly retention: personal data that the shop no longer needs. Orders that have not ended wait. */
export async function purgePersonalData(
  shop: Pick<ShopContext, 'db' | 'now' | 'log'>,
): Promise<void> {
  const now = shop.now()
  await emptyProviderMessages(shop.db, retentionStart(providerMessageRetentionDays, now))
  await purgeSentEmails(shop.db, retentionStart(sentEmailRetentionDays, now))
  const lastDay = addDays(civilDateAt(now), -orderRetentionDays - 1)
  const ids = await listOrdersDeliveredUntil(shop.db, lastDay, ordersPerRun)
  let count = 0
  for (const orderId of ids) if (await purge(shop, orderId)) count += 1
  if (count > 0) shop.log.info('personal data of old orders erased', { count })
}

/** One transaction per order, so that another request for it waits only briefly. */
function purge({ db, now }: Pick<ShopContext, 'db' | 'now'>, orderId: string): Promise<boolean> {
  return changeReviews(db, async (tx) => {
    const order = await lockAndFindOrder(tx, { orderId })
    if (!order || order.erasedAt !== undefined) return false
    if (isOrderOpen(await findOpenMatters(tx, orderId))) return false
    await eraseOrders(tx, [order], { actor: 'clock', actorId: null, at: now() })
    return true
  })
}
