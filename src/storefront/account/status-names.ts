import type { OrderStatus } from '#commerce/orders/order-status.ts'

/** How an order stands, in the few words a list has room for. */
export const statusNames: Record<OrderStatus, string> = {
  awaiting_payment: 'Waiting for the payment',
  confirmed: 'Confirmed',
  preparing: 'Being arranged',
  out_for_delivery: 'On its way',
  delivered: 'Delivered',
  delivery_failed: 'Nobody opened the door',
  cancelled: 'Cancelled',
  expired: 'Not paid in time',
}
