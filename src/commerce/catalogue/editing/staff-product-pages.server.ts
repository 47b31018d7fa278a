import { type Expression, expressionBuilder, type Selectable, type SqlBool } from 'kysely'
import type { Place } from '#database/bounded-scan.server.ts'
import type { Database } from '#database/engine.server.ts'
import type { ProductsTable } from '#database/tables/catalogue-tables.ts'
import type { Tables } from '#database/tables.ts'

/** A page of product rows, newest first. */
interface PageOfProducts {
  products: Selectable<ProductsTable>[]
  /** The cursor of the next page; null at the end. */
  after: string | null
}

/** Keyset pagination: the newest products that match, after the last one of the page before. */
export async function newestStaffProducts(
  db: Database,
  { condition, last }: { condition: Expression<SqlBool>; last: Place | null },
  limit: number,
): Promise<PageOfProducts> {
  const all = db.selectFrom('products').selectAll().where(condition)
  const rest = last ? all.where(comesAfter(last)) : all
  const rows = await rest
    .orderBy('products.createdAt', 'desc')
    .orderBy('products.id', 'desc')
    .limit(limit + 1)
    .execute()
  const products = rows.slice(0, limit)
  return { products, after: rows.length > limit ? (products.at(-1)?.id ?? null) : null }
}

/** Keyset condition of the staff lists (newest first). */
function comesAfter({ createdAt, id }: Place): Expression<SqlBool> {
  const is = expressionBuilder<Tables, 'products'>()
  return is(is.refTuple('products.createdAt', 'products.id'), '<', is.tuple(createdAt, id))
}
