import { mostNewOrdersCounted } from '#commerce/orders/staff/order-listing.ts'
import { newOrdersText } from './new-orders.messages.ts'

/** `3 new orders`; empty for none. */
export function newOrdersMessage(count: number): string {
  if (count === 0) return ''
  return count >= mostNewOrdersCounted
    ? newOrdersText('arrivedMany', { count: mostNewOrdersCounted })
    : newOrdersText('arrived', { count })
}
