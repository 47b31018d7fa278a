import { isUnconfirmedCash } from '../confirmation/cash-confirmation.ts'
import type { Order } from '../order.ts'
import type { OrderStatus } from '../order-status.ts'
import { staffActionText, staffStatusText } from './staff-status.messages.ts'

/** The status of an order for staff. The customer has to confirm an unconfirmed cash order, not to pay it. */
export function staffStatusLabel(order: Pick<Order, 'status' | 'paymentMethod'>): string {
  return staffStatusText(isUnconfirmedCash(order) ? 'awaiting_confirmation' : order.status)
}

const targets = [
  'preparing',
  'out_for_delivery',
  'delivered',
  'delivery_failed',
  'cancelled',
] as const satisfies readonly OrderStatus[]

/** The button with which staff move an order; null where staff never do. */
export function staffActionLabel(from: OrderStatus, to: OrderStatus): string | null {
  if (from === 'delivery_failed' && to === 'out_for_delivery')
    return staffActionText('sendOutAgain')
  const target = targets.find((known) => known === to)
  return target === undefined ? null : staffActionText(target)
}
