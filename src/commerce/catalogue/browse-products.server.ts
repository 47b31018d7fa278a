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

type Products = SelectQueryBuilder<Tables, 'products', object>

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

  const leftOut = exclude.filter(isDocumentId)
  const lists = listsOf(wish, words, now)
  const last = cursor === undefined ? null : await findLast(db, cursor, lists, now)
  if (last === null && cursor !== undefined) return nothing

  const parts: Found[][] = []
  for (const { by, down, only } of lists) {
    let query = only(wished(db.selectFrom('products'), wish, words, now))
    if (leftOut.length > 0) query = query.where('products.id', 'not in', leftOut)
    if (last) query = query.where(by, down ? '<=' : '>=', last.first).where(isAfter(last, by, down))
    const part = await query
      .select(['products.id', 'products.createdAt', by.as('first')])
      .orderBy(by, down ? 'desc' : 'asc')
      .orderBy('products.createdAt', 'desc')
      .orderBy('products.id', 'desc')
      // One more than asked for tells whether anything follows.
      .limit(limit + 1)
      .execute()
    parts.push(part)
  }
  const ids = (parts.length > 1 ? merged(parts, lists) : parts.flat()).map((row) => row.id)
  const shown = ids.slice(0, limit)
  const found = new Map((await findProducts(db, shown)).map((product) => [product.id, product]))
  const products = shown.flatMap((id) => found.get(id) ?? [])
  return { products, nextCursor: ids.length > limit ? (shown.at(-1) ?? null) : null }
}

interface Found {
  id: string
  createdAt: number
  /** What it is put in order by. */
  first: number | string
}

interface List {
  by: RawBuilder<number | string>
  down: boolean
  /** Which products stand in it. */
  only: (products: Products) => Products
}

/**
 * The lists whose products, put together in one order, are what was asked for. Most orders are one list; what a product
 * costs now is its price or its sale price, and each of these has an index of its own.
 */
function listsOf(wish: ProductWish, words: string[][], now: number): List[] {
  const { sort } = wish
  const all = (products: Products) => products
  if (sort === 'price' || sort === 'price-down') {
    const down = sort === 'price-down'
    return [
      {
        by: sql<number>`products.price`,
        down,
        only: (products) => products.where(saleIsOn(now), '=', 0),
      },
      {
        by: sql<number>`products.sale_price`,
        down,
        only: (products) =>
          products.where('products.salePrice', 'is not', null).where(saleIsOn(now), '=', 1),
      },
    ]
  }
  if (sort === 'name') return [{ by: sql<string>`lower(products.name)`, down: false, only: all }]
  if (sort === undefined && words.length > 0) return [{ by: fitOf(words), down: true, only: all }]
  return [{ by: sql<number>`products.created_at`, down: true, only: all }]
}

/** The product that a page begins after, as each list sees it; null when there is none. */
async function findLast(
  db: Database,
  id: string,
  lists: List[],
  now: number,
): Promise<Found | null> {
  const [list] = lists
  const by = lists.length > 1 ? priceNow(now) : list?.by
  if (!by) return null
  const last = await db
    .selectFrom('products')
    .select(['products.id', 'products.createdAt', by.as('first')])
    .where('products.id', '=', id)
    .executeTakeFirst()
  return last ?? null
}

/** Equal ones follow each other newest first, and the id decides among those of one instant. */
function isAfter(last: Found, by: RawBuilder<number | string>, down: boolean) {
  return (is: ExpressionBuilder<Tables, 'products'>) =>
    is.or([
      is(by, down ? '<' : '>', last.first),
      is('products.createdAt', '<', last.createdAt),
      is.and([is('products.createdAt', '=', last.createdAt), is('products.id', '<', last.id)]),
    ])
}

function merged(parts: Found[][], lists: List[]): Found[] {
  const down = lists[0]?.down
  const firstOf = (row: Found) => (down ? -Number(row.first) : Number(row.first))
  return parts
    .flat()
    .toSorted(
      (one, other) =>
        firstOf(one) - firstOf(other) ||
        other.createdAt - one.createdAt ||
        (one.id < other.id ? 1 : -1),
    )
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
