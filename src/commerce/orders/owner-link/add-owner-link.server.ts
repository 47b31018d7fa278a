import type { ShopContext } from '../../shop-context.ts'
import { type OwnerLinkScope, ownerLinkPath } from './owner-link.ts'
import { insertOwnerLink } from './owner-link-store.server.ts'

/**
 * The path of the owner's link in one email, or of a payment link. The token is derived, so a retried email contains
 * the same one; the database stores its hash, so a new secret of the shop does not end the links that were mailed.
 */
export async function addOwnerLink(
  shop: Pick<ShopContext, 'db' | 'now' | 'keyedHash'>,
  { orderId, mailId, scope = 'order' }: { orderId: string; mailId: string; scope?: OwnerLinkScope },
): Promise<string> {
  const token = shop.keyedHash(['owner link', orderId, mailId].join('\n')).toString('base64url')
  await insertOwnerLink(shop.db, { token, orderId, scope, at: shop.now() })
  return ownerLinkPath(orderId, token)
}
