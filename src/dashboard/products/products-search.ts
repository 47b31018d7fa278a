import { type ProductShelf, productShelves } from '#commerce/catalogue/editing/staff-product.ts'

/** What stands in the address of the list of products. */
export interface ProductsSearch {
  category?: string | undefined
  shelf?: ProductShelf | undefined
  query?: string | undefined
}

const longestQuery = 100

/** Reads the address by hand: this stands in the code that every visitor of the shop loads. */
export function readProductsSearch(search: Record<string, unknown>): ProductsSearch {
  const { category, query } = search
  return {
    category: typeof category === 'string' && category !== '' ? category : undefined,
    shelf: productShelves.find((known) => known === search.shelf),
    // A number that is searched for comes out of the address as one.
    query: textOf(query).trim().slice(0, longestQuery) || undefined,
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
