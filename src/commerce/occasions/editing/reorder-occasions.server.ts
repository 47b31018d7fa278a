import { reorder } from '../../catalogue/editing/reorder.server.ts'
import type { ShopContext } from '../../shop-context.ts'
import { lockOccasions, replaceOccasion } from './staff-occasion-store.server.ts'

/** Reorders the occasions. Refused when occasions were added since the user loaded them. */
export function reorderOccasions(
  shop: Pick<ShopContext, 'db' | 'now'>,
  ids: readonly string[],
  actorId: string,
) {
  const kind = { lock: lockOccasions, replace: replaceOccasion, subject: 'occasions' } as const
  return reorder(shop, kind, { ids, actorId })
}
