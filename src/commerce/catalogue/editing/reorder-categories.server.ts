import type { ShopContext } from '../../shop-context.ts'
import { reorder } from './reorder.server.ts'
import { lockCategories, replaceCategory } from './staff-category-store.server.ts'

/** Reorders the categories. Refused when categories were added or deleted since the user loaded them. */
export function reorderCategories(
  shop: Pick<ShopContext, 'db' | 'now'>,
  ids: readonly string[],
  actorId: string,
) {
  const kind = { lock: lockCategories, replace: replaceCategory, subject: 'categories' } as const
  return reorder(shop, kind, { ids, actorId })
}
