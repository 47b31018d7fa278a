import { type Expression, expressionBuilder, type SqlBool } from 'kysely'
import { isDocumentId } from '#database/document-id.ts'
import type { Database } from '#database/engine.server.ts'
import type { Tables } from '#database/tables.ts'
import { findWords } from '../find-words.server.ts'
import { saleIsOn } from '../product-order.server.ts'
import type { StaffListing, StaffProductPage } from './staff-product.ts'
import { newestProducts } from './staff-product-pages.server.ts'
import { searchStaffProducts } from './staff-product-search.server.ts'
import { findStaffProduct, toStaffProduct } from './staff-product-store.server.ts'

const nothing: StaffProductPage = { products: [], nextCursor: null }

/**
 * A page of products, newest first, whatever has become of them. As many queries for many products as for few: where
 * very many have the words of a search, a page may have looked through enough before it is full, and then says where to
 * go on.
 */
export async function listStaffProducts(
  db: Database,
  { category, shelf, query, cursor }: StaffListing,
  { now, limit }: { now: number; limit: number },
): Promise<StaffProductPage> {
  if (category !== undefined && !isDocumentId(category)) return nothing
  const sought = query === undefined ? null : await findWords(db, query)
  if (!sought && query !== undefined) return nothing
  const last = cursor === undefined ? null : await findStaffProduct(db, cursor)
  if (!last && cursor !== undefined) return nothing
  const wished = isOnShelf({ shelf, category }, now)
  const { products, after } = sought
    ? await searchStaffProducts(db, { sought, wished, last }, limit)
    : await newestProducts(db, { wished, last }, limit)
  return { products: products.map(toStaffProduct), nextCursor: after }
}

function isOnShelf(
  { shelf, category }: Pick<StaffListing, 'shelf' | 'category'>,
  now: number,
): Expression<SqlBool> {
  const is = expressionBuilder<Tables, 'products'>()
  const conditions: Expression<SqlBool>[] = [
    is('products.archivedAt', shelf === 'archived' ? 'is not' : 'is', null),
  ]
  if (category !== undefined) conditions.push(is('products.category', '=', category))
  // Said as a number and not as a parameter: by that an engine knows the index of what is sold out.
  if (shelf === 'sold-out') conditions.push(is('products.stock', '=', is.lit(0)))
  if (shelf === 'on-sale') conditions.push(saleIsOn(now))
  return is.and(conditions)
}
