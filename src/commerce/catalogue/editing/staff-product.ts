import type { Product } from '../product.ts'

/** A product in the dashboard. */
export interface StaffProduct extends Product {
  /** Time of archiving; null while customers see the product. */
  archivedAt: number | null
}

export const productStates = ['on-sale', 'sold-out', 'archived'] as const
/** A state to filter by; without it, the list has all products that are not archived. */
export type ProductState = (typeof productStates)[number]

/** Filters of the dashboard's product list; `category` is an id. */
export interface StaffListing {
  category?: string | undefined
  state?: ProductState | undefined
  /** Search text. */
  query?: string | undefined
  /** The id of the last product of the page before. */
  cursor?: string | undefined
}

/** A page of products, newest first; `nextCursor` is null on the last page. */
export interface StaffProductPage {
  products: StaffProduct[]
  nextCursor: string | null
}
