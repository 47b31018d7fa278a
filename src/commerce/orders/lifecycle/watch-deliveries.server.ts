import { inTransaction } from '#database/transaction.server.ts'
import { civilDateAt } from '../../delivery/cairo-time.ts'
import { enqueueOrderEmail } from '../../emails/send-order-email.server.ts'
import type { JobResult } from '../../jobs/job.ts'
import type { ShopContext } from '../../shop-context.ts'
import { lockAndFindOrder } from '../change-order.server.ts'
import { insertChangeEvent } from '../records/order-event-store.server.ts'
import { isRunningLate } from '../staff/order-need.ts'
import { listOrdersToNotify, markNotified } from './late-order-store.server.ts'

// One query over the open orders of a day.
const everyMs = 60_000

/**
 * Recurring job: notifies customers before the slot ends that their flowers have not left yet, once for each order. Looking
 * covers every way in which an order becomes late: a move that was undone, an edit of day or slot, another version.
 */
export async function watchDeliveries(
  shop: Pick<ShopContext, 'db' | 'now' | 'log'>,
): Promise<JobResult> {
  const at = shop.now()
  let count = 0
  for (const { id, ...delivery } of await listOrdersToNotify(shop.db, civilDateAt(at))) {
    if (isRunningLate(delivery, at) && (await notifyCustomer(shop, id, at))) count += 1
  }
  if (count > 0) shop.log.info('customers notified of late deliveries', { count })
  return { done: false, again: at + everyMs }
}

/** Mark, event and email commit together, so that of two workers one notifies, and a crash loses or repeats nothing. */
function notifyCustomer(
  { db }: Pick<ShopContext, 'db'>,
  orderId: string,
  at: number,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const order = await lockAndFindOrder(tx, { orderId })
    if (!order) return false
    const { status, delivery, addressGivenAt } = order
    const facts = { status, deliveryDate: delivery.date, endMinute: delivery.endMinute }
    if (!isRunningLate({ ...facts, hasAddress: addressGivenAt !== null }, at)) return false
    if (!(await markNotified(tx, orderId, at))) return false
    const note = 'The customer was told that the flowers are late.'
    await insertChangeEvent(tx, order, { kind: 'noted', actor: 'clock', actorId: null, note, at })
    await enqueueOrderEmail(tx, { orderId, trigger: 'running-late', at })
    return true
  })
}
