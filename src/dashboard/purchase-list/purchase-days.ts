import type { PurchaseSearch } from '#api/recipes.ts'
import { daysOf } from '#commerce/delivery/cairo-time.ts'
import type { PurchaseList } from '#commerce/documents/purchase-list.ts'

type Days = Pick<PurchaseList, 'from' | 'until'>

/** How many days a list has that ends before the requested day; null for one that has them all. */
export function cutTo({ from, until }: Days, search: PurchaseSearch): number | null {
  return search.until !== undefined && search.until > until ? daysOf({ from, until }).length : null
}

/** The days in the fields: those of the list, which cuts a long request; while it loads, the requested ones. */
export function shownDays({ from, until }: Days, search: PurchaseSearch, isLoading: boolean) {
  return isLoading ? { from: search.from ?? from, until: search.until ?? until } : { from, until }
}
