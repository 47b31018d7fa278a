import type { ExpressionBuilder } from 'kysely'
import { isDocumentId } from '#database/document-id.ts'
import type { Database } from '#database/engine.server.ts'
import type { Tables } from '#database/tables.ts'
import { findWords } from './find-words.server.ts'
import {
  type ProductListing,
  type ProductPage,
  type ProductWish,
  productPageSize,
} from './product-listing.ts'
import {
  after,
  inOrder,
  type LastSeen,
  type ProductOrder,
  type Products,
  priceNow,
  productOrder,
  saleIsOn,
} from './product-order.server.ts'
import { toProduct } from './product-store.server.ts'

const nothing: ProductPage = { products: [], nextCursor: null }

/** A page of the products that a shopper's wishes leave. The cursor is the id of the last one already seen. */
export async function browseProducts(
  db: Database,
  { cursor, exclude = [], limit = productPageSize, ...wish }: ProductListing,
  now: number,
): Promise<ProductPage> {
  if (wish.category !== undefined && !isDocumentId(wish.category)) return nothing
  if (cursor !== undefined && !isDocumentId(cursor)) return nothing
  const words = wish.query === undefined ? [] : await findWords(db, wish.query)
  if (!words) return nothing

  const order = productOrder(wish, words, now)
  const last = cursor === undefined ? null : await findLast(db, cursor, order)
  if (last === null && cursor !== undefined) return nothing
  const leftOut = exclude.filter(isDocumentId)
  // One more than asked for tells whether anything follows.
  const most = limit + 1
  const first: string[] = []
  for (const { by, only } of order.parts) {
    const part = { by, down: order.down }
    let query = only(wished(db.selectFrom('products').select('products.id'), wish, words, now))
    if (leftOut.length > 0) query = query.where('products.id', 'not in', leftOut)
    if (last) query = after(query, part, last)
    const rows = await inOrder(query, part).limit(most).execute()
    first.push(...rows.map((row) => row.id))
  }
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

function wished<Row>(
  products: Products<Row>,
  wish: ProductWish,
  words: readonly string[][],
  now: number,
): Products<Row> {
  let left = products.where('products.archivedAt', 'is', null)
  const price = priceNow(now)
  if (wish.category !== undefined) left = left.where('products.category', '=', wish.category)
  if (wish.minPrice !== undefined) left = left.where(price, '>=', wish.minPrice)
  if (wish.maxPrice !== undefined) left = left.where(price, '<=', wish.maxPrice)
  if (wish.onSale) left = left.where(saleIsOn(now), '=', 1)
  if (wish.inStock) {
    left = left.where((is) =>
      is.or([is('products.stock', 'is', null), is('products.stock', '>', 0)]),
    )
  }
  for (const meant of words) left = left.where('products.id', 'in', (is) => having(is, meant))
  return left
}

function having(is: ExpressionBuilder<Tables, 'products'>, words: readonly string[]) {
  return is.selectFrom('productWords').select('productId').where('word', 'in', words)
}
