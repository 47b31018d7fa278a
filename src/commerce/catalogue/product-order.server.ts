import {
  type Expression,
  type RawBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { ProductWish } from './product-listing.ts'
import type { SoughtWords } from './search-words.ts'

/** A query of products, whatever it selects of them. */
export type Products<Row> = SelectQueryBuilder<Tables, 'products', Row>

/** How products are put in order, in SQL. Equal ones follow each other newest first. */
export interface ProductOrder {
  /** What products are put in order by. */
  by: RawBuilder<number | string>
  /** From the top down. */
  down: boolean
  /** The products in parts, each of which is in this order by something that an index knows; none where none does. */
  parts: OrderedPart[]
}

/** A part of an order: `only` narrows a query to its products, which an index has in order by `by`. */
export interface OrderedPart {
  by: RawBuilder<number | string>
  only: <Row>(products: Products<Row>) => Products<Row>
}

/** The last product that somebody has seen already. */
export interface LastSeen {
  id: string
  createdAt: number
  /** What it is put in order by. */
  by: number | string
}

/** What is asked of each part that a page is put together from. */
export interface PageOfPart<Last = LastSeen> {
  wished: Expression<SqlBool>
  /** Where to go on; null at the beginning. */
  last: Last | null
  most: number
}

/**
 * In which order a shopper wants the products. Most orders are one part; what a product costs now is its price or its
 * sale price, and each of these has an index of its own.
 */
export function productOrder(
  wish: ProductWish,
  sought: SoughtWords | null,
  now: number,
): ProductOrder {
  const { sort } = wish
  if (sort === 'price' || sort === 'price-down') {
    return { by: priceNow(now), down: sort === 'price-down', parts: partsByPrice(wish, now) }
  }
  if (sort === 'name') return inOnePart(sql<string>`lower(products.name)`, false)
  if (sort === undefined && sought) return { by: fitOf(sought), down: true, parts: [] }
  return inOnePart(sql<number>`products.created_at`, true)
}

/** Those that cost their price, and those that cost their sale price, where these are all that is wished for. */
function partsByPrice({ minPrice, maxPrice, onSale }: ProductWish, now: number): OrderedPart[] {
  const partOf = (by: RawBuilder<number>, isPartOf: RawBuilder<SqlBool>): OrderedPart => ({
    by,
    only(products) {
      let some = products.where(isPartOf)
      // Said of the price that is in order here, so that its index is read from the one to the other.
      if (minPrice !== undefined) some = some.where(by, '>=', minPrice)
      if (maxPrice !== undefined) some = some.where(by, '<=', maxPrice)
      return some
    },
  })
  const inSale = partOf(sql<number>`products.sale_price`, saleIsOn(now))
  return onSale ? [inSale] : [partOf(sql<number>`products.price`, saleIsOff(now)), inSale]
}

function inOnePart(by: RawBuilder<number | string>, down: boolean): ProductOrder {
  return { by, down, parts: [{ by, only: (products) => products }] }
}

/** Equal ones follow each other newest first, and the id decides among those of one instant. */
export function inOrder<Row>(
  products: Products<Row>,
  { by, down }: Pick<ProductOrder, 'by' | 'down'>,
): Products<Row> {
  return products
    .orderBy(by, down ? 'desc' : 'asc')
    .orderBy('products.createdAt', 'desc')
    .orderBy('products.id', 'desc')
}

/** Those that come after one in this order. */
export function after<Row>(
  products: Products<Row>,
  { by, down }: Pick<ProductOrder, 'by' | 'down'>,
  last: LastSeen,
): Products<Row> {
  // Said twice, because an index is read from the first of the two on.
  return products
    .where(by, down ? '<=' : '>=', last.by)
    .where((is) =>
      is.or([
        is(by, down ? '<' : '>', last.by),
        is('products.createdAt', '<', last.createdAt),
        is.and([is('products.createdAt', '=', last.createdAt), is('products.id', '<', last.id)]),
      ]),
    )
}

/** The first of what was selected that somebody wishes for, after the last one seen. */
export async function firstOf(
  products: Products<{ id: string }>,
  order: Pick<ProductOrder, 'by' | 'down'>,
  { wished, last, most }: PageOfPart,
): Promise<string[]> {
  const all = products.where(wished)
  const rest = last ? after(all, order, last) : all
  const rows = await inOrder(rest, order).limit(most).execute()
  return rows.map(({ id }) => id)
}

/**
 * How well a product fits a search, by the term that says most: one that is in its name counts more than one of its
 * description.
 */
function fitOf([first]: SoughtWords): RawBuilder<number> {
  return sql<number>`(select max(weight) from product_words
    where product_words.product_id = products.id and product_words.word in (${sql.join(first)}))`
}

/** The rule of `isOnSale`, as the database can ask it. */
export function saleIsOn(now: number): RawBuilder<SqlBool> {
  return sql<SqlBool>`(products.sale_price is not null
    and products.sale_start_date < ${now} and products.sale_end_date > ${now})`
}

/** The opposite, in words of which PostgreSQL can tell how many products they leave. */
function saleIsOff(now: number): RawBuilder<SqlBool> {
  return sql<SqlBool>`(products.sale_price is null
    or products.sale_start_date is null or products.sale_start_date >= ${now}
    or products.sale_end_date is null or products.sale_end_date <= ${now})`
}

/** The rule of `effectivePrice`. */
export function priceNow(now: number): RawBuilder<number> {
  return sql<number>`case when ${saleIsOn(now)} then products.sale_price else products.price end`
}
