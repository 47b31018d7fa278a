import type { Product } from './product.ts'

export const productPageSize = 30
/** How many the home page brings with it; the rest follows in whole pages. */
export const firstPageSize = 6
export const largestPageSize = 100

/** Which products are wanted. */
export interface ProductListing {
  /** The id of a category; all of them without it. */
  category?: string | undefined
  /** The id of the last product already seen. */
  cursor?: string | undefined
  /** Ids of products that are to be left out. */
  exclude?: readonly string[] | undefined
  limit?: number | undefined
}

export interface ProductPage {
  products: Product[]
  /** Where the next page begins, or null when this is the last. */
  nextCursor: string | null
}
