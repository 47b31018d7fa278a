import { z } from 'zod'
import type { JobResult } from '../jobs/job.ts'
import { isAddressUnproved } from '../orders/confirmation/cash-confirmation-store.server.ts'
import { findOrder } from '../orders/records/order-store.server.ts'
import { findPhoto } from '../orders/staff/order-photo-store.server.ts'
import { onlinePaymentMethods } from '../payments/payment-provider.ts'
import type { ShopContext } from '../shop-context.ts'
import { isUnpaidOnline } from './order-email-parts.ts'
import { orderEmailTriggers } from './order-email-trigger.ts'
import { buildOrderEmail } from './order-emails.ts'
import { isStillTrue } from './still-true.ts'

export const orderEmailPayload = z.object({
  orderId: z.string(),
  occasion: z.enum(orderEmailTriggers),
  /** Refunded amount and payment method. */
  amount: z.int().optional(),
  method: z.enum(onlinePaymentMethods).optional(),
  /** Message id of the email, the same for each attempt. */
  mailId: z.string(),
})

/** Writes to whoever placed an order. A mail server that is away is tried again; a guest without an address is not. */
export async function sendOrderEmail(
  shop: ShopContext,
  { orderId, occasion, amount = 0, method, mailId }: z.infer<typeof orderEmailPayload>,
): Promise<JobResult> {
  const order = await findOrder(shop.db, orderId)
  if (!order || order.contact.email === '' || !isStillTrue(occasion, order)) return { done: true }
  // A mailbox that is not proved may be a stranger's: it gets the code alone.
  if (await isAddressUnproved(shop.db, orderId)) return { done: true }
  if (isUnpaidOnline(order) && !(await shop.allowUnpaidOrderMail(order.contact.email))) {
    shop.log.warn('order letter was not sent', { order: orderId, reason: 'recipient limit' })
    return { done: true }
  }
  const photo = occasion === 'delivered' ? await findPhoto(shop.db, orderId, 'delivery') : null
  const email = buildOrderEmail(order, {
    occasion,
    amount,
    method: method ?? order.paymentMethod,
    photo,
  })
  await shop.mailer.send({ to: order.contact.email, email: email, id: mailId })
  shop.log.info('order letter sent', { order: orderId, occasion })
  return { done: true }
}
