import {
  type Expression,
  type RawBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { ProductFilter } from './product-listing.ts'

export type Products<Row> = SelectQueryBuilder<Tables, 'products', Row>

/** A sort order in SQL; newest first among equals. */
export interface ProductOrder {
  by: RawBuilder<number | string>
  down: boolean
  /** Disjoint parts of the products; an index has each part in this order. */
  parts: OrderedPart[]
}

/** A part of an order: `only` restricts a query to its products, and an index sorts them by `by`. */
interface OrderedPart {
  by: RawBuilder<number | string>
  only: <Row>(products: Products<Row>) => Products<Row>
}

/** Keyset cursor: a page begins after this product. */
export interface Cursor {
  id: string
  createdAt: number
  by: number | string
}

/** The request for each part of a page. */
export interface PartRequest {
  wanted: Expression<SqlBool>
  cursor: Cursor | null
  limit: number
}

/**
 * The order of a list without a search. The order by effective price has two parts, because the regular price and the
 * sale price have an index each; the other orders have one part.
 */
export function productOrder(filter: ProductFilter, now: number): ProductOrder {
  const { sort } = filter
  if (sort === 'price' || sort === 'price-down') {
    return { by: priceNow(now), down: sort === 'price-down', parts: priceParts(filter, now) }
  }
  if (sort === 'name') return singlePart(sql<string>`lower(products.name)`, false)
  return singlePart(sql<number>`products.created_at`, true)
}

function priceParts({ minPrice, maxPrice, onSale }: ProductFilter, now: number): OrderedPart[] {
  const partOf = (by: RawBuilder<number>, isPartOf: RawBuilder<SqlBool>): OrderedPart => ({
    by,
    only(products) {
      let some = products.where(isPartOf)
      // On the sort expression itself, so that the index scan begins and ends at the limits.
      if (minPrice !== undefined) some = some.where(by, '>=', minPrice)
      if (maxPrice !== undefined) some = some.where(by, '<=', maxPrice)
      return some
    },
  })
  const inSale = partOf(sql<number>`products.sale_price`, saleIsOn(now))
  return onSale ? [inSale] : [partOf(sql<number>`products.price`, saleIsOff(now)), inSale]
}

function singlePart(by: RawBuilder<number | string>, down: boolean): ProductOrder {
  return { by, down, parts: [{ by, only: (products) => products }] }
}

export function inOrder<Row>(
  products: Products<Row>,
  { by, down }: Pick<ProductOrder, 'by' | 'down'>,
): Products<Row> {
  return products
    .orderBy(by, down ? 'desc' : 'asc')
    .orderBy('products.createdAt', 'desc')
    .orderBy('products.id', 'desc')
}

function after<Row>(
  products: Products<Row>,
  { by, down }: Pick<ProductOrder, 'by' | 'down'>,
  cursor: Cursor,
): Products<Row> {
  // The first condition is redundant: it gives the index scan its start.
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

export async function firstIds(
  products: Products<{ id: string }>,
  order: Pick<ProductOrder, 'by' | 'down'>,
  { wanted, cursor, limit }: PartRequest,
): Promise<string[]> {
  const all = products.where(wanted)
  const rest = cursor ? after(all, order, cursor) : all
  const rows = await inOrder(rest, order).limit(limit).execute()
  return rows.map(({ id }) => id)
}

/** The rule of `isOnSale` in SQL. */
export function saleIsOn(now: number): RawBuilder<SqlBool> {
  return sql<SqlBool>`(products.sale_price is not null
    and products.sale_start_date < ${now} and products.sale_end_date > ${now})`
}

/** Negation of `saleIsOn`, written so that PostgreSQL can estimate its selectivity. */
function saleIsOff(now: number): RawBuilder<SqlBool> {
  return sql<SqlBool>`(products.sale_price is null
    or products.sale_start_date is null or products.sale_start_date >= ${now}
    or products.sale_end_date is null or products.sale_end_date <= ${now})`
}

/** The rule of `effectivePrice` in SQL. */
export function priceNow(now: number): RawBuilder<number> {
  return sql<number>`case when ${saleIsOn(now)} then products.sale_price else products.price end`
}
