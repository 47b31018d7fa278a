import type { ShopContext } from '../../shop-context.ts'
import { ownerLinkPath } from './owner-link.ts'
import { insertOwnerLink } from './owner-link-store.server.ts'

/**
 * The path of the owner's link in one email, or of one that staff copy. The token is derived, so a retried email contains
 * the same one; the database stores its hash, so a new secret of the shop does not end the links that were mailed.
 */
export async function addOwnerLink(
  shop: Pick<ShopContext, 'db' | 'now' | 'keyedHash'>,
  { orderId, mailId }: { orderId: string; mailId: string },
): Promise<string> {
  const token = shop.keyedHash(['owner link', orderId, mailId].join('\n')).toString('base64url')
  await insertOwnerLink(shop.db, { token, orderId, at: shop.now() })
  return ownerLinkPath(orderId, token)
}
