import { type ArchiveState, productShelves } from '#commerce/catalogue/editing/staff-product.ts'
import { searchTermIn } from '../lists/read-search.ts'

/** What stands in the address of the list of products. */
export interface ProductsSearch {
  category?: string | undefined
  shelf?: ArchiveState | undefined
  query?: string | undefined
}

export function readProductsSearch(search: Record<string, unknown>): ProductsSearch {
  const { category, query } = search
  return {
    category: typeof category === 'string' && category !== '' ? category : undefined,
    shelf: productShelves.find((known) => known === search.shelf),
    query: searchTermIn(query),
  }
}
