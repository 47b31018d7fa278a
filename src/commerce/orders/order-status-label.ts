import { isUnconfirmedCash } from './confirmation/cash-confirmation.ts'
import type { Order } from './order.ts'
import { orderStatusProperties } from './order-status.ts'

type Labelled = Pick<Order, 'status' | 'paymentMethod'>

/** For a cash order in `awaiting_payment`: the customer has to confirm it, not to pay it. */
const unconfirmedLabel = 'Awaiting confirmation'

/** The status of an order on every screen for customers. */
export function customerStatusLabel(order: Labelled): string {
  return isUnconfirmedCash(order)
    ? unconfirmedLabel
    : orderStatusProperties[order.status].customerLabel
}

/** The status of an order on every screen for staff. */
export function staffStatusLabel(order: Labelled): string {
  return isUnconfirmedCash(order)
    ? unconfirmedLabel
    : orderStatusProperties[order.status].staffLabel
}
