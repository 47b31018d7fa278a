import type { Accepted, Refusal } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import { changeOrder } from '../change-order.server.ts'
import { mayGiveAddress } from './address-link.ts'
import { insertAddressLink, newAddressToken } from './address-link-store.server.ts'

export type MadeAddressLink =
  | Accepted<{ token: string }>
  | Refusal<'order-not-found' | 'address-not-asked'>

/** Creates the private link that the sender shares. It is shown only once, because the shop stores only its hash. */
export function makeAddressLink(
  shop: ShopContext,
  { orderId, userId }: { orderId: string; userId: string },
): Promise<MadeAddressLink> {
  return changeOrder<MadeAddressLink>(shop, { orderId, userId }, async (tx, order, at) => {
    if (!mayGiveAddress(order, at)) return { ok: false, refusal: 'address-not-asked' }
    const token = newAddressToken()
    await insertAddressLink(tx, { token, orderId, at })
    return { ok: true, token }
  })
}
