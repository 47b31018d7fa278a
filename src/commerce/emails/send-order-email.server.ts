import type { JobPayloads, JobResult } from '../jobs/job.ts'
import { isAddressUnproved } from '../orders/confirmation/cash-confirmation-store.server.ts'
import { findOrder } from '../orders/records/order-store.server.ts'
import { findPhoto } from '../orders/staff/order-photo-store.server.ts'
import type { ShopContext } from '../shop-context.ts'
import { isUnpaidOnline } from './order-email-parts.ts'
import { buildOrderEmail } from './order-emails.ts'
import { isStillCurrent } from './still-current.ts'

/** Sends an order email. The job retries while the mail server is down; a guest without an address gets none. */
export async function sendOrderEmail(
  shop: ShopContext,
  { orderId, occasion: trigger, amount = 0, method, mailId }: JobPayloads['send-order-letter'],
): Promise<JobResult> {
  const order = await findOrder(shop.db, orderId)
  if (!order || order.contact.email === '' || !isStillCurrent(trigger, order)) return { done: true }
  // An unproved mailbox may be a stranger's: it gets the confirmation code only.
  if (await isAddressUnproved(shop.db, orderId)) return { done: true }
  if (isUnpaidOnline(order) && !(await shop.allowUnpaidOrderMail(order.contact.email))) {
    shop.log.warn('order email not sent', { order: orderId, reason: 'recipient limit' })
    return { done: true }
  }
  const photo = trigger === 'delivered' ? await findPhoto(shop.db, orderId, 'delivery') : null
  const email = buildOrderEmail(order, {
    trigger,
    amount,
    method: method ?? order.paymentMethod,
    photo,
  })
  await shop.mailer.send({ to: order.contact.email, email, id: mailId })
  shop.log.info('order email sent', { order: orderId, trigger })
  return { done: true }
}
