import { instantOf } from '../../delivery/cairo-time.ts'
import type { Order } from '../order.ts'

type Asked = Pick<Order, 'status' | 'addressBy' | 'addressGivenAt' | 'delivery'>

/**
 * Whether the recipient may still say where they live. Until preparation starts they may also correct it; once it has,
 * only an address that is still missing is taken. With the delivery window it ends in any case.
 */
export function mayGiveAddress(order: Asked, now: number): boolean {
  if (order.addressBy !== 'recipient') return false
  const { date, endMinute } = order.delivery
  if (now >= instantOf(date, endMinute)) return false
  const isMissing = order.addressGivenAt === null
  return order.status === 'confirmed' || (order.status === 'preparing' && isMissing)
}
