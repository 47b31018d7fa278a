import { type ProductState, productStates } from '#commerce/catalogue/editing/staff-product.ts'
import { searchTermIn } from '../lists/read-search.ts'
import { rememberSearch } from '../lists/remember-search.ts'

export interface ProductsSearch {
  category?: string | undefined
  shelf?: ProductState | undefined
  query?: string | undefined
}

export function readProductsSearch(search: Record<string, unknown>): ProductsSearch {
  const { category, query } = search
  return {
    category: typeof category === 'string' && category !== '' ? category : undefined,
    shelf: productStates.find((known) => known === search.shelf),
    query: searchTermIn(query),
  }
}

export const productsMemory = rememberSearch<ProductsSearch>({})
