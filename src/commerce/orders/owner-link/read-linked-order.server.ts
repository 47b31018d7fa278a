import type { ShopContext } from '../../shop-context.ts'
import { type OwnerLinkScope, ownerLinkExpiresAt } from './owner-link.ts'
import { findLinked } from './owner-link-store.server.ts'

/** The order that a link opens, and the customer for whom its holder acts on this order alone, within the scope. */
export interface LinkedOrder {
  orderId: string
  userId: string
  scope: OwnerLinkScope
}

/** Null when none of the tokens opens the order: unknown, revoked or expired. */
export async function readLinkedOrder(
  { db, now }: Pick<ShopContext, 'db' | 'now'>,
  which: { orderId: string; tokens: readonly string[] },
): Promise<LinkedOrder | null> {
  if (which.tokens.length === 0) return null
  const linked = await findLinked(db, which)
  if (!linked || now() >= ownerLinkExpiresAt(linked.delivery)) return null
  return { orderId: which.orderId, userId: linked.userId, scope: linked.scope }
}
