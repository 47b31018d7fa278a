import { isUnconfirmedCash } from './confirmation/cash-confirmation.ts'
import type { Order } from './order.ts'
import { orderStatusText } from './order-status.messages.ts'

/** The status of an order on every screen for customers, who confirm an unconfirmed cash order instead of paying it. */
export function customerStatusLabel(order: Pick<Order, 'status' | 'paymentMethod'>): string {
  return orderStatusText(isUnconfirmedCash(order) ? 'awaiting_confirmation' : order.status)
}
