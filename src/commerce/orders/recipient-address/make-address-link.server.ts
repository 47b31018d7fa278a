import { inTransaction } from '#database/transaction.server.ts'
import type { Accepted, Refusal } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import { lockOwnOrder } from '../customer/change-own-order.server.ts'
import { mayGiveAddress } from './address-link.ts'
import { insertAddressLink, newAddressToken } from './address-link-store.server.ts'

export type MadeAddressLink =
  | Accepted<{ token: string }>
  | Refusal<'order-not-found' | 'address-not-asked'>

/** Creates the private link that the sender shares. It is shown only once, because the shop stores only its hash. */
export async function makeAddressLink(
  shop: ShopContext,
  { orderId, userId }: { orderId: string; userId: string },
): Promise<MadeAddressLink> {
  return inTransaction(shop.db, async (tx): Promise<MadeAddressLink> => {
    const order = await lockOwnOrder(tx, orderId, userId)
    if (!order) return { ok: false, refusal: 'order-not-found' }
    const at = shop.now()
    if (!mayGiveAddress(order, at)) return { ok: false, refusal: 'address-not-asked' }
    const token = newAddressToken()
    await insertAddressLink(tx, { token, orderId, at })
    return { ok: true, token }
  })
}
