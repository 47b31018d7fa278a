import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import { isDocumentId } from '#database/document-id.ts'
import type { Database } from '#database/engine.server.ts'
import { findPosition, newestFirst as newestOf } from '#database/keyset-pagination.server.ts'
import type { Tables } from '#database/tables.ts'
import type { ShopContext } from '../../shop-context.ts'
import type { ProductPage } from '../product-listing.ts'
import { isSoldOut, saleIsOn } from '../product-order.server.ts'
import { isOnSale } from '../sale.ts'
import { newestFirst, pageOfMatches } from '../search/page-of-matches.ts'
import type { IndexedProduct } from '../search/product-index.ts'
import { intersect, type ProductMasks } from '../search/product-masks.ts'
import { soldOutIds } from '../search/search-catalogue-store.server.ts'
import { countLowProducts, listLowStockIds, lowStockIds } from './low-stock-store.server.ts'
import type { StaffListing, StaffProduct } from './staff-product.ts'
import {
  findStaffProducts,
  newestStaffProducts,
  toStaffProducts,
} from './staff-product-store.server.ts'

type ListedShop = Pick<ShopContext, 'db' | 'now' | 'search'>

const emptyPage: ProductPage<StaffProduct> = { products: [], nextCursor: null }

/** A page of products for staff, newest first; archived ones only with the filter "archived". */
export async function listStaffProducts(
  shop: ListedShop,
  { query, cursor, ...filter }: StaffListing,
  limit: number,
): Promise<ProductPage<StaffProduct>> {
  if (filter.category !== undefined && !isDocumentId(filter.category)) return emptyPage
  // The texts of a product and of its sizes are in several rows, which the index in memory has together.
  if (query !== undefined || filter.state === 'arabic-missing') {
    return searchProducts(shop, { query, cursor, ...filter }, limit)
  }
  const last =
    cursor === undefined ? null : await findPosition(shop.db, newestOf('products'), cursor)
  if (!last && cursor !== undefined) return emptyPage
  const condition = filterExpression(shop.db, filter, shop.now())
  const { page, nextCursor } = await newestStaffProducts(shop.db, { condition, last }, limit)
  return { products: await toStaffProducts(shop.db, page), nextCursor }
}

async function searchProducts(
  { db, now, search }: ListedShop,
  { query, cursor, ...filter }: StaffListing,
  limit: number,
): Promise<ProductPage<StaffProduct>> {
  const at = now()
  // Staff search for what they or colleagues have just saved, perhaps on another instance.
  if (cursor === undefined) await search.refresh()
  const byStock = await idsByStock(db, filter.state)
  const { category } = filter
  const wanted = {
    within: (masks: ProductMasks) =>
      intersect(
        byStock ? masks.ofIds(byStock) : masks.all,
        ...(category === undefined ? [] : [masks.having('category', [category])]),
      ),
    cursorId: cursor,
  }
  const found = query === undefined ? await search.list(wanted) : await search.find(query, wanted)
  if (cursor !== undefined && !found.cursor) return emptyPage
  const { ids, nextCursor } = pageOfMatches(found, {
    isWanted: (product) => matchesFilter(product, filter, at),
    order: newestFirst,
    limit,
  })
  const rows = new Map((await findStaffProducts(db, ids)).map((product) => [product.id, product]))
  return { products: ids.flatMap((id) => rows.get(id) ?? []), nextCursor }
}

/** Null for a filter that does not depend on the stock. */
async function idsByStock(
  db: Database,
  state: StaffListing['state'],
): Promise<ReadonlySet<string> | null> {
  if (state === 'sold-out') return soldOutIds(db)
  if (state !== 'low-stock') return null
  return listLowStockIds(db)
}

/** The number of products in the list "low stock", at most `most`. */
export function countLowStock(db: Database, most: number): Promise<number> {
  return countLowProducts(db, isListed(), most)
}

/** Applies all filters except those by stock, which the index does not contain. */
function matchesFilter(
  product: IndexedProduct,
  { category, state }: Pick<StaffListing, 'category' | 'state'>,
  now: number,
): boolean {
  if ((product.isArchivedByStaff ?? product.isArchived) !== (state === 'archived')) return false
  if (category !== undefined && product.category !== category) return false
  if (state === 'add-ons') return product.isAddOn === true
  if (state === 'arabic-missing') return product.isArabicMissing === true
  return state !== 'on-sale' || isOnSale(product, now)
}

/** Not archived by staff: products sold only as an add-on always have `archivedAt`. */
function isListed(): Expression<SqlBool> {
  const is = expressionBuilder<Tables, 'products'>()
  return is.or([
    is('products.archivedAt', 'is', null),
    is.and([
      sql<SqlBool>`products.add_on = 'only'`,
      is('products.variantOf', 'is', null),
      is('products.variantArchivedAt', 'is', null),
    ]),
  ])
}

function filterExpression(
  db: Database,
  { category, state }: Pick<StaffListing, 'category' | 'state'>,
  now: number,
): Expression<SqlBool> {
  const is = expressionBuilder<Tables, 'products'>()
  const conditions: Expression<SqlBool>[] = [state === 'archived' ? is.not(isListed()) : isListed()]
  // Rows of further variants have `archivedAt` as well.
  if (state === 'archived') conditions.push(is('products.variantOf', 'is', null))
  if (category !== undefined) conditions.push(is('products.category', '=', category))
  if (state === 'sold-out') conditions.push(isSoldOut())
  if (state === 'low-stock') conditions.push(is('products.id', 'in', lowStockIds(db)))
  if (state === 'on-sale') conditions.push(saleIsOn(now))
  if (state === 'add-ons') conditions.push(sql<SqlBool>`products.add_on <> 'no'`)
  return is.and(conditions)
}
