import type { Product } from './product.ts'

export const productPageSize = 30
/** How many the home page brings with it; the rest follows in whole pages. */
export const firstPageSize = 6
export const largestPageSize = 100

export const productSorts = ['newest', 'price', 'price-down', 'name'] as const
export type ProductSort = (typeof productSorts)[number]

/** What a shopper is after: every wish leaves fewer products. */
export interface ProductFilter {
  /** The id of a category; all of them without it. */
  category?: string | undefined
  /** Words to look for; those that fit best come first unless an order is asked for. */
  query?: string | undefined
  sort?: ProductSort | undefined
  /** Both count what the product costs now. */
  minPrice?: number | undefined
  maxPrice?: number | undefined
  onSale?: boolean | undefined
  inStock?: boolean | undefined
}

export const longestQuery = 100

/** Which products are wanted, and where to go on. */
export interface ProductListing extends ProductFilter {
  /** The id of the last product already seen. */
  cursor?: string | undefined
  /** Ids of products that are to be left out. */
  exclude?: readonly string[] | undefined
  limit?: number | undefined
}

/** A page of what shoppers are offered, in the order that was asked for. */
export interface ProductPage {
  products: Product[]
  /** Where the next page begins, or null when this is the last. */
  nextCursor: string | null
}
