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
import { isStillCurrent } from './still-current.ts'

export const orderEmailPayload = z.object({
  orderId: z.string(),
  trigger: z.enum(orderEmailTriggers),
  /** Refunded amount and payment method. */
  amount: z.int().optional(),
  method: z.enum(onlinePaymentMethods).optional(),
  /** Message id of the email, the same for each attempt. */
  mailId: z.string(),
})

/** Sends an order email. The job retries while the mail server is down; a guest without an address gets none. */
export async function sendOrderEmail(
  shop: ShopContext,
  { orderId, trigger, amount = 0, method, mailId }: z.infer<typeof orderEmailPayload>,
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
