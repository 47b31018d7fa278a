import type { JobResult } from '../jobs/job.ts'
import type { OrderStatus } from '../orders/order-status.ts'
import { findOrder } from '../orders/records/order-store.server.ts'
import type { ShopContext } from '../shop-context.ts'
import { tryToInquire } from './inquire-about.server.ts'
import type { Payment } from './payment.ts'

const inquiryIntervalMs = 12 * 60 * 60_000
const stillUndelivered: readonly OrderStatus[] = ['confirmed', 'preparing', 'out_for_delivery']

/**
 * Inquires twice a day about a paid payment until its order ends, because staff may refund it at the provider's
 * dashboard and that webhook may get lost.
 */
export async function watchPaidPayment(shop: ShopContext, payment: Payment): Promise<JobResult> {
  const order = await findOrder(shop.db, payment.orderId)
  if (!order || !stillUndelivered.includes(order.status)) return { done: true }
  const due = (payment.paidAt ?? payment.updatedAt) + inquiryIntervalMs
  if (shop.now() < due) return { done: false, again: due }
  await tryToInquire(shop, payment)
  return { done: false, again: shop.now() + inquiryIntervalMs }
}
