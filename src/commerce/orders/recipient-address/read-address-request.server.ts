import type { ShopContext } from '../../shop-context.ts'
import { localizeOrder } from '../localize-order.ts'
import type { Order } from '../order.ts'
import { findOrder } from '../records/order-store.server.ts'
import { mayGiveAddress } from './address-link.ts'
import { findOrderIdOfLink } from './address-link-store.server.ts'

/**
 * The data behind a recipient's link. The sender can open the link too, so it contains neither the given address nor the
 * products.
 */
export interface AddressRequest {
  isOpen: boolean
  /** Whether the recipient has already given an address, and may only correct it. */
  isGiven: boolean
  zoneName: string
  delivery: Pick<Order['delivery'], 'date' | 'startMinute' | 'endMinute'>
  /** Null for an anonymous sender. */
  sender: string | null
}

export async function readAddressRequest(
  shop: ShopContext,
  token: string,
): Promise<AddressRequest | null> {
  const orderId = await findOrderIdOfLink(shop.db, token)
  const order = orderId === null ? null : await findOrder(shop.db, orderId)
  if (!order) return null
  const { date, startMinute, endMinute } = order.delivery
  return {
    isOpen: mayGiveAddress(order, shop.now()),
    isGiven: order.addressGivenAt !== null,
    zoneName: localizeOrder(order).address.zoneName,
    delivery: { date, startMinute, endMinute },
    sender: order.senderShown ? order.contact.name : null,
  }
}
