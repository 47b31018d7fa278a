import { instantOf } from '../../delivery/cairo-time.ts'
import type { Order } from '../order.ts'

export type AddressState = Pick<Order, 'status' | 'addressBy' | 'addressGivenAt' | 'delivery'>

/**
 * Whether the recipient may give or correct the address: until preparation starts, or later if it is still missing, and
 * never after the end of the delivery slot.
 */
export function mayGiveAddress(order: AddressState, now: number): boolean {
  if (order.addressBy !== 'recipient') return false
  const { date, endMinute } = order.delivery
  if (now >= instantOf(date, endMinute)) return false
  const isMissing = order.addressGivenAt === null
  return order.status === 'confirmed' || (order.status === 'preparing' && isMissing)
}
