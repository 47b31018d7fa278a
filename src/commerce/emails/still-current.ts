import type { Order } from '../orders/order.ts'
import type { OrderStatus } from '../orders/order-status.ts'
import type { OrderEmailTrigger } from './order-email-trigger.ts'

const beforeTheyLeave: readonly OrderStatus[] = ['awaiting_payment', 'confirmed', 'preparing']

/** Where an order may stand when news of it is told. What is not named here stays true. */
const currentWhile: Partial<Record<OrderEmailTrigger, readonly OrderStatus[]>> = {
  received: beforeTheyLeave,
  'payment-failed': ['awaiting_payment'],
  confirmed: beforeTheyLeave,
  substituted: beforeTheyLeave,
  'on-its-way': ['out_for_delivery'],
}

/**
 * Whether what a letter says still holds: the mail server may have been away for hours, and nobody is to hear that
 * flowers are coming after they were told that they are not.
 */
export function isStillCurrent(
  trigger: OrderEmailTrigger,
  { status, paymentStatus }: Pick<Order, 'status' | 'paymentStatus'>,
): boolean {
  if (trigger === 'payment-failed' && paymentStatus !== 'failed') return false
  return currentWhile[trigger]?.includes(status) ?? true
}
