import {
  type Expression,
  type RawBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { ProductFilter } from './product-listing.ts'

/** A query of products, whatever it selects of them. */
export type Products<Row> = SelectQueryBuilder<Tables, 'products', Row>

/** How products are put in order, in SQL. Equal ones follow each other newest first. */
export interface ProductOrder {
  /** What products are put in order by. */
  by: RawBuilder<number | string>
  /** From the top down. */
  down: boolean
  /** The products in parts, each of which an index has in this order. */
  parts: OrderedPart[]
}

/** A part of an order: `only` narrows a query to its products, which an index has in order by `by`. */
export interface OrderedPart {
  by: RawBuilder<number | string>
  only: <Row>(products: Products<Row>) => Products<Row>
}

/** Where a page begins: after this product. */
export interface Cursor {
  id: string
  createdAt: number
  /** What it is put in order by. */
  by: number | string
}

/** What is asked of each part that a page is put together from. */
export interface PageOfPart {
  wanted: Expression<SqlBool>
  /** Null for the first page. */
  cursor: Cursor | null
  limit: number
}

/**
 * The order of a list without a search. Most orders are one part; the effective price is a product's price or its sale
 * price, and each of these has an index of its own.
 */
export function productOrder(filter: ProductFilter, now: number): ProductOrder {
  const { sort } = filter
  if (sort === 'price' || sort === 'price-down') {
    return { by: priceNow(now), down: sort === 'price-down', parts: partsByPrice(filter, now) }
  }
  if (sort === 'name') return inOnePart(sql<string>`lower(products.name)`, false)
  return inOnePart(sql<number>`products.created_at`, true)
}

/** Those that cost their price, and those that cost their sale price, where these are all that is wished for. */
function partsByPrice({ minPrice, maxPrice, onSale }: ProductFilter, now: number): OrderedPart[] {
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

/** The products after a cursor in this order. */
function after<Row>(
  products: Products<Row>,
  { by, down }: Pick<ProductOrder, 'by' | 'down'>,
  cursor: Cursor,
): Products<Row> {
  // Said twice, because an index is read from the first of the two on.
  return products
    .where(by, down ? '<=' : '>=', cursor.by)
    .where((is) =>
      is.or([
        is(by, down ? '<' : '>', cursor.by),
        is('products.createdAt', '<', cursor.createdAt),
        is.and([
          is('products.createdAt', '=', cursor.createdAt),
          is('products.id', '<', cursor.id),
        ]),
      ]),
    )
}

/** The ids of the first selected products that pass the filter, after the cursor. */
export async function firstOf(
  products: Products<{ id: string }>,
  order: Pick<ProductOrder, 'by' | 'down'>,
  { wanted, cursor, limit }: PageOfPart,
): Promise<string[]> {
  const all = products.where(wanted)
  const rest = cursor ? after(all, order, cursor) : all
  const rows = await inOrder(rest, order).limit(limit).execute()
  return rows.map(({ id }) => id)
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
