import { isUnconfirmedCash } from './confirmation/cash-confirmation.ts'
import type { Order } from './order.ts'
import { orderStatusText } from './order-status.messages.ts'
import { orderStatusProperties } from './order-status.ts'

type Labelled = Pick<Order, 'status' | 'paymentMethod'>

/** The status of an order on every screen for customers, who confirm an unconfirmed cash order instead of paying it. */
export function customerStatusLabel(order: Labelled): string {
  return orderStatusText(isUnconfirmedCash(order) ? 'awaiting_confirmation' : order.status)
}

/** The status of an order on every screen for staff. */
export function staffStatusLabel(order: Labelled): string {
  return isUnconfirmedCash(order)
    ? orderStatusText('awaiting_confirmation')
    : orderStatusProperties[order.status].staffLabel
}
