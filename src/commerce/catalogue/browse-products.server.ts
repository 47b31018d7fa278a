import { type ExpressionBuilder, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
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
import { findProducts } from './product-store.server.ts'

type Products = SelectQueryBuilder<Tables, 'products', { id: string }>

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

  const [first, down] = orderOf(wish, words, now)
  const leftOut = exclude.filter(isDocumentId)
  let query: Products = wished(db.selectFrom('products').select('products.id'), wish, words, now)
  if (leftOut.length > 0) query = query.where('products.id', 'not in', leftOut)
  if (cursor !== undefined) {
    const last = await db
      .selectFrom('products')
      .select(['products.id', 'products.createdAt', first.as('first')])
      .where('products.id', '=', cursor)
      .executeTakeFirst()
    if (!last) return nothing
    // Equal ones follow each other newest first, and the id decides among those of one instant.
    query = query.where((is) =>
      is.or([
        is(first, down ? '<' : '>', last.first),
        is.and([
          is(first, '=', last.first),
          is.or([
            is('products.createdAt', '<', last.createdAt),
            is.and([
              is('products.createdAt', '=', last.createdAt),
              is('products.id', '<', last.id),
            ]),
          ]),
        ]),
      ]),
    )
  }
  const rows = await query
    .orderBy(first, down ? 'desc' : 'asc')
    .orderBy('products.createdAt', 'desc')
    .orderBy('products.id', 'desc')
    // One more than asked for tells whether anything follows.
    .limit(limit + 1)
    .execute()
  const ids = rows.slice(0, limit).map((row) => row.id)
  const found = new Map((await findProducts(db, ids)).map((product) => [product.id, product]))
  const products = ids.flatMap((id) => found.get(id) ?? [])
  return { products, nextCursor: rows.length > limit ? (ids.at(-1) ?? null) : null }
}

function wished(query: Products, wish: ProductWish, words: string[][], now: number): Products {
  let left = query.where('products.archivedAt', 'is', null)
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

function having(is: ExpressionBuilder<Tables, 'products'>, words: string[]) {
  return is.selectFrom('productWords').select('productId').where('word', 'in', words)
}

/** What products are put in order by, and whether from the top down. */
function orderOf(
  { sort }: ProductWish,
  words: string[][],
  now: number,
): [RawBuilder<number | string>, boolean] {
  if (sort === 'price') return [priceNow(now), false]
  if (sort === 'price-down') return [priceNow(now), true]
  if (sort === 'name') return [sql<string>`lower(products.name)`, false]
  if (sort === undefined && words.length > 0) return [fitOf(words), true]
  return [sql<number>`products.created_at`, true]
}

/** How well a product fits the words: a word of its name counts more than one of its description. */
function fitOf(words: string[][]): RawBuilder<number> {
  const parts = words.map(
    (meant) => sql`(select max(weight) from product_words
      where product_words.product_id = products.id and product_words.word in (${sql.join(meant)}))`,
  )
  return sql<number>`(${sql.join(parts, sql` + `)})`
}

/** The rule of `isOnSale`, as the database can ask it. */
function saleIsOn(now: number): RawBuilder<number> {
  return sql<number>`case when products.sale_price is not null
    and products.sale_start_date < ${now} and products.sale_end_date > ${now} then 1 else 0 end`
}

/** The rule of `effectivePrice`. */
function priceNow(now: number): RawBuilder<number> {
  return sql<number>`case when ${saleIsOn(now)} = 1 then products.sale_price else products.price end`
}
