import type { OrderStatus } from '#commerce/orders/order-status.ts'

export const progressSteps = [
  'Ordered',
  'Confirmed',
  'Arranged',
  'On its way',
  'Delivered',
] as const

const reached: Record<OrderStatus, number | null> = {
  awaiting_payment: 0,
  confirmed: 1,
  preparing: 2,
  out_for_delivery: 3,
  delivery_failed: 3,
  delivered: 4,
  cancelled: null,
  expired: null,
}

/** How many steps an order has taken, counted from 0; null once it goes nowhere any more. */
export function stepReached(status: OrderStatus): number | null {
  return reached[status]
}
