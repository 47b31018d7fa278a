import { type Expression, expressionBuilder, type SqlBool } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { ProductWish } from './product-listing.ts'
import { priceNow, saleIsOn } from './product-order.server.ts'

/** Whether a product is offered and is what a shopper wishes for, apart from the words of a search. */
export function isWished(
  wish: ProductWish,
  leftOut: readonly string[],
  now: number,
): Expression<SqlBool> {
  const is = expressionBuilder<Tables, 'products'>()
  const price = priceNow(now)
  const wishes: Expression<SqlBool>[] = [is('products.archivedAt', 'is', null)]
  if (wish.category !== undefined) wishes.push(is('products.category', '=', wish.category))
  if (wish.minPrice !== undefined) wishes.push(is(price, '>=', wish.minPrice))
  if (wish.maxPrice !== undefined) wishes.push(is(price, '<=', wish.maxPrice))
  if (wish.onSale) wishes.push(saleIsOn(now))
  if (leftOut.length > 0) wishes.push(is('products.id', 'not in', leftOut))
  const inStock = is.or([is('products.stock', 'is', null), is('products.stock', '>', 0)])
  return is.and(wish.inStock ? [...wishes, inStock] : wishes)
}
