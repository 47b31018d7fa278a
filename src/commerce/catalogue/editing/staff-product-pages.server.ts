import { type Expression, expressionBuilder, type Selectable, type SqlBool } from 'kysely'
import type { Place } from '#database/bounded-scan.server.ts'
import type { Database } from '#database/engine.server.ts'
import type { ProductsTable } from '#database/tables/catalogue-tables.ts'
import type { Tables } from '#database/tables.ts'

/** A page of products as the table has them, newest first. */
export interface PageOfProducts {
  products: Selectable<ProductsTable>[]
  /** The product to go on behind; null at the end. */
  after: string | null
}

/** The newest products that are wished for, behind the last one seen. */
export async function newestProducts(
  db: Database,
  { wished, last }: { wished: Expression<SqlBool>; last: Place | null },
  limit: number,
): Promise<PageOfProducts> {
  const all = db.selectFrom('products').selectAll().where(wished)
  const rest = last ? all.where(comesAfter(last)) : all
  const rows = await rest
    .orderBy('products.createdAt', 'desc')
    .orderBy('products.id', 'desc')
    .limit(limit + 1)
    .execute()
  const products = rows.slice(0, limit)
  return { products, after: rows.length > limit ? (products.at(-1)?.id ?? null) : null }
}

/** Whether a product comes after one in the order of staff's lists. */
export function comesAfter({ createdAt, id }: Place): Expression<SqlBool> {
  const is = expressionBuilder<Tables, 'products'>()
  return is(is.refTuple('products.createdAt', 'products.id'), '<', is.tuple(createdAt, id))
}
