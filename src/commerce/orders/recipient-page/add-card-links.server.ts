import type { ShopContext } from '../../shop-context.ts'
import { countRevokedCardLinks, insertCardLink } from './card-link-store.server.ts'

/**
 * The paths of the links in the QR codes of cards, by order. A token is derived, so a second print has the same code; the
 * number of revoked links is part of it, so a card that is printed after a revocation has another one.
 */
export async function addCardLinks(
  shop: Pick<ShopContext, 'db' | 'now' | 'keyedHash'>,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const revoked = await countRevokedCardLinks(shop.db, orderIds)
  const paths = new Map<string, string>()
  for (const orderId of orderIds) {
    const purpose = ['card link', orderId, revoked.get(orderId) ?? 0].join('\n')
    const token = shop.keyedHash(purpose).toString('hex').slice(0, 40)
    await insertCardLink(shop.db, { token, orderId, at: shop.now() })
    paths.set(orderId, `/r/${token}`)
  }
  return paths
}
