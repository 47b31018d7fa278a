import type { ProductFilter } from './product-listing.ts'
import { effectivePrice, isOnSale, type SalePrice } from './sale.ts'

/** Whether a product matches the filters; `inStock` and `query` are checked elsewhere. */
export function matchesFilter(
  product: SalePrice & { category: string },
  { category, minPrice = 0, maxPrice = Number.POSITIVE_INFINITY, onSale }: ProductFilter,
  now: number,
): boolean {
  if (category !== undefined && product.category !== category) return false
  if (onSale && !isOnSale(product, now)) return false
  const price = effectivePrice(product, now)
  return minPrice <= price && price <= maxPrice
}
