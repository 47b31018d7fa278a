import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { currentLocale } from '#i18n/locale.ts'
import type { ResolvedFilter } from './product-listing.ts'

type SortExpression = RawBuilder<number | string>
type Direction = 'asc' | 'desc'

/** A sort order in SQL; newest first among equals. */
export interface ProductOrder {
  by: SortExpression
  direction: Direction
  /** Disjoint parts of the products, by their conditions; an index sorts each part by its own expression. */
  parts: { by: SortExpression; conditions: RawBuilder<SqlBool>[] }[]
}

/** Keyset cursor: a page begins after this product. */
export interface Cursor {
  id: string
  createdAt: number
  by: number | string
}

/**
 * The order of a list without a search. The order by effective price has two parts, because the regular price and the
 * sale price have an index each; the other orders have one part.
 */
export function productOrder(filter: ResolvedFilter, now: number): ProductOrder {
  const { sort } = filter
  if (sort === 'price' || sort === 'price-down') {
    const direction = sort === 'price' ? 'asc' : 'desc'
    return { by: priceNow(now), direction, parts: priceParts(filter, now) }
  }
  if (sort === 'name') return singlePart(shownName(), 'asc')
  return singlePart(sql<number>`products.created_at`, 'desc')
}

/** The name that customers read, as each language has an index. */
function shownName(): RawBuilder<string> {
  return currentLocale() === 'ar'
    ? sql`lower(case when products.name_ar = '' then products.name else products.name_ar end)`
    : sql`lower(products.name)`
}

function priceParts({ minPrice, maxPrice, onSale }: ResolvedFilter, now: number) {
  const partOf = (by: RawBuilder<number>, isPartOf: RawBuilder<SqlBool>) => {
    const conditions = [isPartOf]
    // On the sort expression itself, so that the index scan begins and ends at the limits.
    if (minPrice !== undefined) conditions.push(sql`${by} >= ${minPrice}`)
    if (maxPrice !== undefined) conditions.push(sql`${by} <= ${maxPrice}`)
    return { by, conditions }
  }
  const inSale = partOf(sql<number>`products.sale_price`, saleIsOn(now))
  return onSale ? [inSale] : [partOf(sql<number>`products.price`, saleIsOff(now)), inSale]
}

function singlePart(by: SortExpression, direction: Direction): ProductOrder {
  return { by, direction, parts: [{ by, conditions: [] }] }
}

export function inOrder<Row>(
  products: SelectQueryBuilder<Tables, 'products', Row>,
  by: SortExpression,
  direction: Direction,
) {
  return products
    .orderBy(by, direction)
    .orderBy('products.createdAt', 'desc')
    .orderBy('products.id', 'desc')
}

/** The condition for products after a cursor. */
export function isAfterCursor(
  by: SortExpression,
  direction: Direction,
  { by: value, createdAt, id }: Cursor,
): RawBuilder<SqlBool> {
  const beyond = sql.raw(direction === 'asc' ? '>' : '<')
  // The first condition is redundant: it gives the index scan its start.
  return sql<SqlBool>`(${by} ${beyond}= ${value} and (${by} ${beyond} ${value}
    or products.created_at < ${createdAt}
    or (products.created_at = ${createdAt} and products.id < ${id})))`
}

/** The rule of `isInTime` in SQL. The sign keeps SQLite from the index of lead days, after which it would sort. */
export function arrivesWithin(maxLeadDays: number): RawBuilder<SqlBool> {
  return sql<SqlBool>`((+products.lead_days <= ${maxLeadDays}
      and (products.stock is null or products.stock > 0))
    or exists (select 1 from products as variants
      where variants.variant_of = products.id and ${isVariantLeft}
        and variants.lead_days <= ${maxLeadDays}))`
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

/** The negation of `isSoldOut` in SQL: a variant is left. */
export function isInStock(): RawBuilder<SqlBool> {
  return sql<SqlBool>`(products.stock is null or products.stock > 0 or ${hasVariantInStock()})`
}

/**
 * The rule of `isSoldOut` in SQL. Not the negation of the above: without statistics, as after an import, PostgreSQL would
 * compare each sold-out product with each variant. The literal matches the partial index of sold-out products.
 */
export function isSoldOut(): RawBuilder<SqlBool> {
  return sql<SqlBool>`(products.stock = 0 and products.id not in (
    select variants.variant_of from products as variants
    where variants.variant_of is not null and ${isVariantLeft}))`
}

/** Whether a further variant is left, for products whose first one is sold out. */
function hasVariantInStock(): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select 1 from products as variants
    where variants.variant_of = products.id and ${isVariantLeft})`
}

const isVariantLeft = sql`variants.variant_archived_at is null
  and (variants.stock is null or variants.stock > 0)`
