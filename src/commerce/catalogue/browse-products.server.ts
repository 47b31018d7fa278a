import { type Expression, expressionBuilder, type SqlBool } from 'kysely'
import { isDocumentId } from '#database/document-id.ts'
import type { Database } from '#database/engine.server.ts'
import type { Tables } from '#database/tables.ts'
import { readChoiceTerms } from '../delivery/read-choice-terms.server.ts'
import { productsOfOccasion } from '../occasions/shown-occasions.server.ts'
import type { ShopContext } from '../shop-context.ts'
import { isInTime } from './arrival.ts'
import { fewArrivingWithin } from './arrival-store.server.ts'
import { bouquetSizesOf, splitKeys } from './facets.ts'
import { isSoldOut } from './product.ts'
import {
  matchesFilter,
  type ProductListing,
  type ProductPage,
  productPageSize,
  type ResolvedFilter,
} from './product-listing.ts'
import {
  arrivesWithin,
  type Cursor,
  inOrder,
  isAfterCursor,
  isInStock,
  type ProductOrder,
  priceNow,
  productOrder,
  saleIsOn,
} from './product-order.server.ts'
import { findProducts, toPage } from './product-store.server.ts'
import { offeredWithin } from './search/offered-within.ts'
import { matchOrder, pageOfMatches } from './search/page-of-matches.ts'
import type { ProductMasks } from './search/product-masks.ts'
import { unavailableIds } from './search/search-catalogue-store.server.ts'
import { variantsOf } from './variant.ts'

type BrowsedShop = Pick<ShopContext, 'db' | 'now' | 'search'>

const emptyPage: ProductPage = { products: [], nextCursor: null }

/** A page of products that match a customer's filters. The cursor is the id of the last product of the page before. */
export async function browseProducts(
  shop: BrowsedShop,
  { category, cursor, exclude = [], arrival, colour, flower, size, ...listing }: ProductListing,
): Promise<ProductPage> {
  if (category !== undefined && !isDocumentId(category)) return emptyPage
  if (cursor !== undefined && !isDocumentId(cursor)) return emptyPage
  const terms = arrival && (await readChoiceTerms(shop, arrival))
  if (terms && terms.maxLeadDays < 0) return emptyPage
  const request = {
    ...listing,
    colours: colour === undefined ? undefined : splitKeys(colour),
    flowers: flower === undefined ? undefined : splitKeys(flower),
    sizes: size === undefined ? undefined : splitKeys(size),
    ...(terms && { maxLeadDays: terms.maxLeadDays }),
    category,
    cursor,
    exclude: exclude.filter(isDocumentId),
  }
  const { query, occasion, colours, flowers, sizes, sort } = request
  const isIndexed = [query, occasion, colours, flowers, sizes].every(
    (filter) => filter === undefined,
  )
  // The database has an index of a category by age only, and would sort the whole category.
  const isSortedInCategory = category !== undefined && sort !== undefined && sort !== 'newest'
  return isIndexed && !isSortedInCategory ? listInOrder(shop, request) : findInIndex(shop, request)
}

interface ListingRequest extends ResolvedFilter {
  cursor: string | undefined
  exclude: readonly string[]
  limit?: number | undefined
}

/** Searches, and what the database has no index for: the index in memory has every product. */
async function findInIndex(
  { db, now, search }: BrowsedShop,
  {
    query,
    occasion,
    cursor,
    exclude,
    limit = productPageSize,
    maxLeadDays,
    ...filter
  }: ListingRequest,
): Promise<ProductPage> {
  const at = now()
  const isLimited = maxLeadDays !== undefined
  const ofOccasion = occasion === undefined ? null : await productsOfOccasion(db, at, occasion)
  const unavailable = await unavailableIds(db, { inStock: filter.inStock, maxLeadDays })
  const excluded = [...exclude, ...(unavailable ?? [])]
  const wanted = {
    within: (masks: ProductMasks) =>
      offeredWithin(masks, { ...filter, maxLeadDays, among: ofOccasion, excluded }),
    cursorId: cursor,
  }
  const found =
    query === undefined
      ? await search.list({ ...wanted, ids: ofOccasion })
      : await search.find(query, { ...wanted, hasIntents: true })
  const sort = filter.sort ?? (query === undefined && !ofOccasion ? 'newest' : undefined)
  if (cursor !== undefined && !found.cursor) return emptyPage
  const { ids, nextCursor } = pageOfMatches(found, {
    isWanted: (product) => matchesFilter(product, filter, at),
    order: matchOrder(sort, at),
    limit,
  })
  const rows = new Map((await findProducts(db, ids)).map((product) => [product.id, product]))
  // The index may be some seconds old, so check the rows of the database again.
  const products = ids
    .flatMap((id) => rows.get(id) ?? [])
    .filter((product) => {
      const sizes = bouquetSizesOf(variantsOf(product))
      return matchesFilter({ ...product, sizes }, filter, at)
    })
    .filter((product) => !filter.inStock || !isSoldOut(product))
    .filter((product) => !isLimited || isInTime(product, maxLeadDays))
  return { products, nextCursor }
}

async function listInOrder(
  { db, now }: BrowsedShop,
  { cursor, exclude, limit = productPageSize, ...filter }: ListingRequest,
): Promise<ProductPage> {
  const at = now()
  const order = productOrder(filter, at)
  const last = cursor === undefined ? null : await findCursor(db, cursor, order)
  if (last === null && cursor !== undefined) return emptyPage
  const { by, direction, parts } = order
  const few =
    filter.maxLeadDays === undefined ? null : await fewArrivingWithin(db, filter.maxLeadDays)
  if (few?.length === 0) return emptyPage
  const filtered = db.selectFrom('products').where(filterExpression(filter, exclude, at))
  const products = few ? filtered.where('products.id', 'in', few) : filtered
  const idsOfParts = parts.map((part) => {
    const after = last ? [isAfterCursor(part.by, direction, last)] : []
    const rest = products.where((is) => is.and([...part.conditions, ...after]))
    // Reads one row more than the limit, to see whether another page follows.
    return inOrder(rest.select('products.id'), part.by, direction)
      .limit(limit + 1)
      .execute()
  })
  const ids = (await Promise.all(idsOfParts)).flat().map(({ id }) => id)
  if (ids.length === 0) return emptyPage
  // Sorted in the database, because its collation orders the names. By the ids alone, so that it uses their index.
  const rows = db.selectFrom('products').selectAll().where('products.id', 'in', ids)
  const found = await inOrder(rows, by, direction)
    .where('products.archivedAt', 'is', null)
    .limit(limit + 1)
    .execute()
  return toPage(db, found, limit)
}

async function findCursor(db: Database, id: string, { by }: ProductOrder): Promise<Cursor | null> {
  const cursor = await db
    .selectFrom('products')
    .select(['products.id', 'products.createdAt', by.as('by')])
    .where('products.id', '=', id)
    .executeTakeFirst()
  return cursor ?? null
}

/** The rule of `matchesFilter` in SQL, for products that are not archived. */
function filterExpression(
  filter: ResolvedFilter,
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
  if (filter.maxLeadDays !== undefined) conditions.push(arrivesWithin(filter.maxLeadDays))
  if (filter.inStock) conditions.push(isInStock())
  return is.and(conditions)
}
