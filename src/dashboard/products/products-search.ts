import { type ProductState, productStates } from '#commerce/catalogue/editing/staff-product.ts'
import { searchTermIn } from '../lists/read-search.ts'
import { rememberSearch } from '../lists/remember-search.ts'

export interface ProductsSearch {
  category?: string | undefined
  state?: ProductState | undefined
  query?: string | undefined
}

export function readProductsSearch(search: Record<string, unknown>): ProductsSearch {
  const { category, query } = search
  // Bookmarks of the previous version (decision 24).
  const state = 'state' in search ? search.state : search.shelf
  return {
    category: typeof category === 'string' && category !== '' ? category : undefined,
    state: productStates.find((known) => known === state),
    query: searchTermIn(query),
  }
}

export const productsMemory = rememberSearch<ProductsSearch>({})
