import type { JobAnswer, JobPayloads } from '../jobs/job.ts'
import { isAddressUnproved } from '../orders/confirmation/cash-confirmation-store.server.ts'
import { findPhoto } from '../orders/order-photo-store.server.ts'
import { findOrder } from '../orders/order-store.server.ts'
import type { ShopContext } from '../shop-context.ts'
import { isUnpaidOnline } from './order-letter-parts.ts'
import { writeOrderLetter } from './order-letters.ts'
import { isStillTrue } from './still-true.ts'

/** Writes to whoever placed an order. A mail server that is away is tried again; a guest without an address is not. */
export async function sendOrderLetter(
  shop: ShopContext,
  { orderId, occasion, amount = 0, method, mailId }: JobPayloads['send-order-letter'],
): Promise<JobAnswer> {
  const order = await findOrder(shop.db, orderId)
  if (!order || order.contact.email === '' || !isStillTrue(occasion, order)) return { done: true }
  // A mailbox that is not proved may be a stranger's: it gets the code alone.
  if (await isAddressUnproved(shop.db, orderId)) return { done: true }
  if (isUnpaidOnline(order) && !(await shop.allowUnpaidOrderMail(order.contact.email))) {
    shop.log.warn('order letter was not sent', { order: orderId, reason: 'recipient limit' })
    return { done: true }
  }
  const photo = occasion === 'delivered' ? await findPhoto(shop.db, orderId, 'delivery') : null
  const letter = writeOrderLetter(order, {
    occasion,
    amount,
    method: method ?? order.paymentMethod,
    photo,
  })
  await shop.mailer.send({ to: order.contact.email, letter, id: mailId })
  shop.log.info('order letter sent', { order: orderId, occasion })
  return { done: true }
}
