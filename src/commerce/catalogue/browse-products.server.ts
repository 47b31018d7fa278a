import { isDocumentId } from '#database/document-id.ts'
import type { Database } from '#database/engine.server.ts'
import { findWords } from './find-words.server.ts'
import {
  type ProductListing,
  type ProductPage,
  type ProductSort,
  productPageSize,
} from './product-listing.ts'
import {
  after,
  inOrder,
  type LastSeen,
  type PageOfPart,
  type ProductOrder,
  type Products,
  productOrder,
} from './product-order.server.ts'
import { toProduct } from './product-store.server.ts'
import { firstOnTheWay } from './product-walk.server.ts'
import { isWished } from './product-wishes.server.ts'
import type { SoughtWords } from './search-words.ts'
import { areListsFew, bestOfLists, hasAll, newestOfLists } from './word-lists.server.ts'

const nothing: ProductPage = { products: [], nextCursor: null }

/** A page of the products that a shopper's wishes leave. The cursor is the id of the last one already seen. */
export async function browseProducts(
  db: Database,
  { cursor, exclude = [], limit = productPageSize, ...wish }: ProductListing,
  now: number,
): Promise<ProductPage> {
  if (wish.category !== undefined && !isDocumentId(wish.category)) return nothing
  if (cursor !== undefined && !isDocumentId(cursor)) return nothing
  const sought = wish.query === undefined ? null : await findWords(db, wish.query)
  if (!sought && wish.query !== undefined) return nothing

  const order = productOrder(wish, sought, now)
  const last = cursor === undefined ? null : await findLast(db, cursor, order)
  if (last === null && cursor !== undefined) return nothing
  // One more than asked for tells whether anything follows.
  const most = limit + 1
  const page = { wished: isWished(wish, exclude.filter(isDocumentId), now), last, most }
  const inListsOrder = sought && areListsFew(sought) ? listsInOrder(wish.sort) : null
  const first =
    sought && inListsOrder
      ? await inListsOrder(db, sought, page)
      : await firstInOrder(db, sought, order, page)
  const found = await readInOrder(db, first, order, most)
  const products = found.slice(0, limit)
  return { products, nextCursor: found.length > limit ? (products.at(-1)?.id ?? null) : null }
}

/** How a page of a search is found in the lists of its words; null when these are in another order. */
function listsInOrder(sort: ProductSort | undefined) {
  if (sort === undefined) return bestOfLists
  return sort === 'newest' ? newestOfLists : null
}

async function findLast(db: Database, id: string, { by }: ProductOrder): Promise<LastSeen | null> {
  const last = await db
    .selectFrom('products')
    .select(['products.id', 'products.createdAt', by.as('by')])
    .where('products.id', '=', id)
    .executeTakeFirst()
  return last ?? null
}

async function firstInOrder(
  db: Database,
  sought: SoughtWords | null,
  order: ProductOrder,
  page: PageOfPart,
): Promise<string[]> {
  if (sought) {
    return (await firstOnTheWay(db, sought, order, page)) ?? firstOfFound(db, sought, order, page)
  }
  const first: string[] = []
  for (const part of order.parts) {
    const products = part.only(db.selectFrom('products').select('products.id').where(page.wished))
    first.push(...(await firstOf(products, { by: part.by, down: order.down }, page)))
  }
  return first
}

/** All that a search finds, put in order. */
function firstOfFound(db: Database, sought: SoughtWords, order: ProductOrder, page: PageOfPart) {
  const products = db.selectFrom('products').select('products.id').where(page.wished)
  return firstOf(products.where(hasAll(sought)), order, page)
}

async function firstOf(
  products: Products<{ id: string }>,
  order: Pick<ProductOrder, 'by' | 'down'>,
  { last, most }: PageOfPart,
): Promise<string[]> {
  const rest = last ? after(products, order, last) : products
  const rows = await inOrder(rest, order).limit(most).execute()
  return rows.map(({ id }) => id)
}

/** By the database, which alone knows the order in which it puts texts. */
async function readInOrder(db: Database, ids: string[], order: ProductOrder, most: number) {
  if (ids.length === 0) return []
  const products = db
    .selectFrom('products')
    .selectAll()
    .where('products.id', 'in', ids)
    .where('products.archivedAt', 'is', null)
  const rows = await inOrder(products, order).limit(most).execute()
  return rows.map(toProduct)
}
