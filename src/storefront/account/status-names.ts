import { isUnconfirmedCash } from '#commerce/orders/confirmation/cash-confirmation.ts'
import type { Order } from '#commerce/orders/order.ts'
import type { OrderStatus } from '#commerce/orders/order-status.ts'

/** Short labels of order statuses for lists. */
const statusNames: Record<OrderStatus, string> = {
  awaiting_payment: 'Awaiting payment',
  confirmed: 'Confirmed',
  preparing: 'Preparing',
  out_for_delivery: 'Out for delivery',
  delivered: 'Delivered',
  delivery_failed: 'Delivery failed',
  cancelled: 'Cancelled',
  expired: 'Expired',
}

export function statusName(order: Pick<Order, 'status' | 'paymentMethod'>): string {
  return isUnconfirmedCash(order) ? 'Awaiting your confirmation' : statusNames[order.status]
}
