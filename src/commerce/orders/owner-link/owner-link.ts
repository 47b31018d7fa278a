import { addDays, instantOf } from '../../delivery/cairo-time.ts'
import type { Order } from '../order.ts'

/** How long after the delivery the links of an order's emails work. */
const validDays = 42

/**
 * What the holder of a link may do: with the link of an email (`order`) everything that the customer may about this order,
 * with a payment link (`pay`), which staff have read, only see and pay it.
 */
export type OwnerLinkScope = 'order' | 'pay'

/** When the links of an order expire. A delivery that moves to a later day takes them along. */
export function ownerLinkExpiresAt({ date, endMinute }: LinkedDelivery): number {
  return instantOf(addDays(date, validDays), endMinute)
}

export type LinkedDelivery = Pick<Order['delivery'], 'date' | 'endMinute'>

/** The last delivery day whose links have expired. */
export function lastExpiredDelivery(today: string): string {
  return addDays(today, -validDays - 1)
}

/**
 * The path of an order with the token of its owner's link. The token stands behind the `#`, which browsers send to no
 * server: neither logs nor referrers contain it.
 */
export function ownerLinkPath(orderId: string, token: string): string {
  return `/o/${orderId}#key=${token}`
}

/** The token behind the `#` of an owner's link, or null. */
export function tokenOfHash(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, '')).get('key')
}
