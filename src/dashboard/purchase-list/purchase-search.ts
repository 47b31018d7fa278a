import type { PurchaseSearch } from '#api/recipes.ts'
import { dayIn } from '../lists/read-search.ts'

export function readPurchaseSearch(search: Record<string, unknown>): PurchaseSearch {
  return { from: dayIn(search.from), until: dayIn(search.until) }
}
