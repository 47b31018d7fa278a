import { isUnconfirmedCash } from '#commerce/orders/confirmation/cash-confirmation.ts'
import type { Order } from '#commerce/orders/order.ts'
import type { OrderStatus } from '#commerce/orders/order-status.ts'

/** How an order stands, in the few words a list has room for. */
const statusNames: Record<OrderStatus, string> = {
  awaiting_payment: 'Waiting for the payment',
  confirmed: 'Confirmed',
  preparing: 'Being arranged',
  out_for_delivery: 'On its way',
  delivered: 'Delivered',
  delivery_failed: 'Nobody opened the door',
  cancelled: 'Cancelled',
  expired: 'Expired',
}

export function statusName(order: Pick<Order, 'status' | 'paymentMethod'>): string {
  return isUnconfirmedCash(order) ? 'Awaiting your confirmation' : statusNames[order.status]
}
