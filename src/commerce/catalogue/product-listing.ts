import type { DeliveryChoice } from '../delivery/delivery-choice.ts'
import type { Product } from './product.ts'
import { effectivePrice, isOnSale, type SalePrice } from './sale.ts'

export const productPageSize = 30
/** Number of products that the home page loads first; full pages follow. */
export const firstPageSize = 6
export const largestPageSize = 100

export const productSorts = ['newest', 'price', 'price-down', 'name'] as const
export type ProductSort = (typeof productSorts)[number]

/** Filters and order of the customers' product list. */
export interface ProductFilter {
  category?: string | undefined
  /** The slug of an occasion. Without `sort` and `query`, its products come in the order of staff. */
  occasion?: string | undefined
  /** A key of `colours` or `flowers` in facets.ts. */
  colour?: string | undefined
  flower?: string | undefined
  /** Search text. Without `sort`, the best matches come first. */
  query?: string | undefined
  sort?: ProductSort | undefined
  /** Compared with the effective price. */
  minPrice?: number | undefined
  maxPrice?: number | undefined
  onSale?: boolean | undefined
  inStock?: boolean | undefined
  /** Only products that arrive as chosen. A choice that is not usable filters nothing. */
  arrival?: DeliveryChoice | undefined
}

/** A filter whose delivery choice is resolved to the lead days that arrive in time. */
export interface ResolvedFilter extends Omit<ProductFilter, 'arrival'> {
  maxLeadDays?: number | undefined
}

export const longestQuery = 100

/** A request for a page of products. */
export interface ProductListing extends ProductFilter {
  cursor?: string | undefined
  exclude?: readonly string[] | undefined
  limit?: number | undefined
}

/** A page of products in the requested order; `nextCursor` is null on the last page. */
export interface ProductPage<Row = Product> {
  products: Row[]
  nextCursor: string | null
}

export function matchesFilter(
  product: FilteredProduct,
  filter: ResolvedFilter,
  now: number,
): boolean {
  return failedFilters(product, filter, now).length === 0
}

/** The fields of a product that `failedFilters` compares. */
export interface FilteredProduct extends SalePrice {
  category: string
  colours: readonly string[]
  flowers: readonly string[]
}

export type FilterKind = 'category' | 'price' | 'sale' | 'colour' | 'flower' | 'occasion' | 'stock'

/** The filters that a product does not pass. Occasion and stock are not fields of it: the caller checks them. */
export function failedFilters(
  product: FilteredProduct,
  { category, colour, flower, minPrice, maxPrice, onSale }: ResolvedFilter,
  now: number,
): FilterKind[] {
  const failed: FilterKind[] = []
  if (category !== undefined && product.category !== category) failed.push('category')
  if (colour !== undefined && !product.colours.includes(colour)) failed.push('colour')
  if (flower !== undefined && !product.flowers.includes(flower)) failed.push('flower')
  if (onSale && !isOnSale(product, now)) failed.push('sale')
  if (minPrice !== undefined || maxPrice !== undefined) {
    const price = effectivePrice(product, now)
    if (price < (minPrice ?? 0) || price > (maxPrice ?? price)) failed.push('price')
  }
  return failed
}
