import type { Product } from '../product.ts'
import type { ProductVariant } from '../variant.ts'

/** A product in the dashboard. */
export interface StaffProduct extends Product {
  /** Time of archiving; null while customers see the product. */
  archivedAt: number | null
  /** With archived ones. */
  furtherVariants: readonly StaffVariant[]
}

/** A further variant in the dashboard. */
export interface StaffVariant extends ProductVariant {
  /** Null or absent while customers see the variant. */
  archivedAt?: number | null
}

export const productStates = [
  'on-sale',
  'sold-out',
  'low-stock',
  'arabic-missing',
  'add-ons',
  'archived',
] as const
/** A state to filter by; without it, the list has all products that are not archived. */
export type ProductState = (typeof productStates)[number]

/** A size with so few pieces left needs more. */
export const lowStock = 3

/** Filters of the dashboard's product list; `category` is an id. */
export interface StaffListing {
  category?: string | undefined
  state?: ProductState | undefined
  query?: string | undefined
  cursor?: string | undefined
}
