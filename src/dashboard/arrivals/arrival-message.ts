import { mostArrivalsCounted } from '#commerce/orders/staff/order-listing.ts'
import { arrivalsText } from './arrivals.messages.ts'

/** `3 new orders`; empty for none. */
export function arrivalMessage(count: number): string {
  if (count === 0) return ''
  return count >= mostArrivalsCounted
    ? arrivalsText('arrivedMany', { count: mostArrivalsCounted })
    : arrivalsText('arrived', { count })
}
