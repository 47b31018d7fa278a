import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { ProductWish } from './product-listing.ts'

export type Products<Row> = SelectQueryBuilder<Tables, 'products', Row>

export interface ProductOrder {
  /** What products are put in order by. */
  by: RawBuilder<number | string>
  /** From the top down. */
  down: boolean
  /** The products in parts, each of which is in this order by something that an index knows. */
  parts: OrderedPart[]
}

interface OrderedPart {
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

/**
 * In which order a shopper wants the products. Most orders are one part; what a product costs now is its price or its
 * sale price, and each of these has an index of its own.
 */
export function productOrder(
  { sort }: ProductWish,
  words: readonly string[][],
  now: number,
): ProductOrder {
  if (sort === 'price' || sort === 'price-down') {
    const parts: OrderedPart[] = [
      {
        by: sql<number>`products.price`,
        only: (products) => products.where(saleIsOn(now), '=', 0),
      },
      {
        by: sql<number>`products.sale_price`,
        only: (products) =>
          products.where('products.salePrice', 'is not', null).where(saleIsOn(now), '=', 1),
      },
    ]
    return { by: priceNow(now), down: sort === 'price-down', parts }
  }
  if (sort === 'name') return inOnePart(sql<string>`lower(products.name)`, false)
  if (sort === undefined && words.length > 0) return inOnePart(fitOf(words), true)
  return inOnePart(sql<number>`products.created_at`, true)
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

/** How well a product fits the words: a word of its name counts more than one of its description. */
function fitOf(words: readonly string[][]): RawBuilder<number> {
  const parts = words.map(
    (meant) => sql`(select max(weight) from product_words
      where product_words.product_id = products.id and product_words.word in (${sql.join(meant)}))`,
  )
  return sql<number>`(${sql.join(parts, sql` + `)})`
}

/** The rule of `isOnSale`, as the database can ask it. */
export function saleIsOn(now: number): RawBuilder<number> {
  return sql<number>`case when products.sale_price is not null
    and products.sale_start_date < ${now} and products.sale_end_date > ${now} then 1 else 0 end`
}

/** The rule of `effectivePrice`. */
export function priceNow(now: number): RawBuilder<number> {
  return sql<number>`case when ${saleIsOn(now)} = 1 then products.sale_price else products.price end`
}
