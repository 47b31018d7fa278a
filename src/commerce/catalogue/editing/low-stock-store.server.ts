import type { Expression, SqlBool } from 'kysely'
import type { Database } from '#database/engine.server.ts'
import { lowStock } from './staff-product.ts'

/** Ids of products of which a size that customers see is low. */
export function lowStockIds(db: Database) {
  return (
    db
      .selectFrom('products as size')
      .select(({ fn }) => fn.coalesce('size.variantOf', 'size.id').as('id'))
      // A literal instead of a parameter, so that the planner uses the partial index.
      .where('size.stock', '<=', (value) => value.lit(lowStock))
      .where('size.variantArchivedAt', 'is', null)
  )
}

export async function listLowStockIds(db: Database): Promise<Set<string>> {
  const rows = await lowStockIds(db).execute()
  return new Set(rows.map(({ id }) => id))
}

/** The number of products that are low on stock and match a condition, at most `most`. */
export async function countLowProducts(
  db: Database,
  condition: Expression<SqlBool>,
  most: number,
): Promise<number> {
  const rows = await db
    .selectFrom('products')
    .select('products.id')
    .where(condition)
    .where('products.id', 'in', lowStockIds(db))
    .limit(most)
    .execute()
  return rows.length
}
