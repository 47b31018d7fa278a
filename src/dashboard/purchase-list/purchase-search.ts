import type { PurchaseSearch } from '#api/recipes.ts'
import type { PurchaseList } from '#commerce/documents/purchase-list.ts'
import { dayIn } from '../lists/read-search.ts'

export function readPurchaseSearch(search: Record<string, unknown>): PurchaseSearch {
  return { from: dayIn(search.from), until: dayIn(search.until) }
}

/** The days in the fields: those of the list, which cuts a long request; while it loads, the requested ones. */
export function shownDays(
  { from, until }: Pick<PurchaseList, 'from' | 'until'>,
  search: PurchaseSearch,
  isLoading: boolean,
) {
  return isLoading ? { from: search.from ?? from, until: search.until ?? until } : { from, until }
}
