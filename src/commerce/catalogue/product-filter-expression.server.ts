import { type Expression, expressionBuilder, type SqlBool } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { ProductFilter } from './product-listing.ts'
import { priceNow, saleIsOn } from './product-order.server.ts'

/** The rule of `matchesFilter` in SQL, for products that are not archived. */
export function filterExpression(
  filter: ProductFilter,
  excludedIds: readonly string[],
  now: number,
): Expression<SqlBool> {
  const is = expressionBuilder<Tables, 'products'>()
  const price = priceNow(now)
  const conditions: Expression<SqlBool>[] = [is('products.archivedAt', 'is', null)]
  if (filter.category !== undefined) conditions.push(is('products.category', '=', filter.category))
  if (filter.minPrice !== undefined) conditions.push(is(price, '>=', filter.minPrice))
  if (filter.maxPrice !== undefined) conditions.push(is(price, '<=', filter.maxPrice))
  if (filter.onSale) conditions.push(saleIsOn(now))
  if (excludedIds.length > 0) conditions.push(is('products.id', 'not in', excludedIds))
  const inStock = is.or([is('products.stock', 'is', null), is('products.stock', '>', 0)])
  return is.and(filter.inStock ? [...conditions, inStock] : conditions)
}
