import { isDocumentId } from '#database/document-id.ts'
import type { Database } from '#database/engine.server.ts'
import { findWords } from './find-words.server.ts'
import { type ProductListing, type ProductPage, productPageSize } from './product-listing.ts'
import {
  firstOf,
  inOrder,
  type LastSeen,
  type PageOfPart,
  type ProductOrder,
  productOrder,
} from './product-order.server.ts'
import { firstOfSearch } from './product-search.server.ts'
import { toProduct } from './product-store.server.ts'
import { isWished } from './product-wishes.server.ts'

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
  const first = sought
    ? await firstOfSearch(db, sought, { sort: wish.sort, category: wish.category, order, page })
    : await firstOfAll(db, order, page)
  const found = await readInOrder(db, first, order, most)
  const products = found.slice(0, limit)
  return { products, nextCursor: found.length > limit ? (products.at(-1)?.id ?? null) : null }
}

async function findLast(db: Database, id: string, { by }: ProductOrder): Promise<LastSeen | null> {
  const last = await db
    .selectFrom('products')
    .select(['products.id', 'products.createdAt', by.as('by')])
    .where('products.id', '=', id)
    .executeTakeFirst()
  return last ?? null
}

async function firstOfAll(db: Database, order: ProductOrder, page: PageOfPart): Promise<string[]> {
  const parts = order.parts.map(({ by, only }) =>
    firstOf(only(db.selectFrom('products').select('products.id')), { by, down: order.down }, page),
  )
  return (await Promise.all(parts)).flat()
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
