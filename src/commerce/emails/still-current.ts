import type { Order } from '../orders/order.ts'
import { isInPhase } from '../orders/order-status.ts'
import type { OrderEmailTrigger } from './order-email-trigger.ts'

/**
 * Whether an order email still holds when it is sent: the mail server may have been down for hours, and a customer must
 * not read that flowers are coming after the email that cancelled them.
 */
export function isStillCurrent(
  trigger: OrderEmailTrigger,
  { status, paymentStatus }: Pick<Order, 'status' | 'paymentStatus'>,
): boolean {
  switch (trigger) {
    case 'received':
    case 'confirmed':
    case 'substituted':
      return isInPhase(status, 'reserved', 'workshop')
    case 'payment-failed':
      return status === 'awaiting_payment' && paymentStatus === 'failed'
    case 'out-for-delivery':
      return status === 'out_for_delivery'
    case 'delivered':
    case 'cancelled':
    case 'refunded':
      return true
  }
}
