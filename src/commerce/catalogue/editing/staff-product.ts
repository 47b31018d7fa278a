import type { Product } from '../product.ts'

/** A product as staff know it. */
export interface StaffProduct extends Product {
  /** When it was put away; null while shoppers see it. */
  archivedAt: number | null
}

export const productShelves = ['on-sale', 'sold-out', 'archived'] as const
/** A part of the products to look at; without one, all that shoppers are offered. */
export type ArchiveState = (typeof productShelves)[number]

/** Which products staff want to see, of a category by its id. What is left out is not asked for. */
export interface StaffListing {
  category?: string | undefined
  shelf?: ArchiveState | undefined
  /** Words to look for. */
  query?: string | undefined
  /** The id of the last product already seen. */
  cursor?: string | undefined
}

/** A page of products, newest first. `nextCursor` is null at the end. */
export interface StaffProductPage {
  products: StaffProduct[]
  nextCursor: string | null
}
