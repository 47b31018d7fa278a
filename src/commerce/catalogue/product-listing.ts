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
  /** Keys of `colours` and `flowers` in facets.ts, joined by spaces: a product needs one of them. */
  colour?: string | undefined
  flower?: string | undefined
  /** Keys of `bouquetSizes`, likewise: a product needs a variant of one of these sizes. */
  size?: string | undefined
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
export interface ResolvedFilter
  extends Omit<ProductFilter, 'arrival' | 'colour' | 'flower' | 'size'> {
  colours?: readonly string[] | undefined
  flowers?: readonly string[] | undefined
  sizes?: readonly string[] | undefined
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

/** The fields of a product that `matchesFilter` compares. */
export interface FilteredProduct extends SalePrice {
  category: string
  colours: readonly string[]
  flowers: readonly string[]
  sizes: readonly string[]
}

/** Occasion, stock and lead days are not compared: the caller checks them. */
export function matchesFilter(
  product: FilteredProduct,
  { category, colours, flowers, sizes, minPrice, maxPrice, onSale }: ResolvedFilter,
  now: number,
): boolean {
  if (category !== undefined && product.category !== category) return false
  if (colours && !colours.some((colour) => product.colours.includes(colour))) return false
  if (flowers && !flowers.some((flower) => product.flowers.includes(flower))) return false
  if (sizes && !sizes.some((size) => product.sizes.includes(size))) return false
  if (onSale && !isOnSale(product, now)) return false
  if (minPrice === undefined && maxPrice === undefined) return true
  const price = effectivePrice(product, now)
  return price >= (minPrice ?? 0) && price <= (maxPrice ?? price)
}
