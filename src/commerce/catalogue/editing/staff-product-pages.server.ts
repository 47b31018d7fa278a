import type { Expression, SqlBool } from 'kysely'
import type { Database } from '#database/engine.server.ts'
import {
  newestFirst,
  type Position,
  pageOf,
  selectPage,
} from '#database/keyset-pagination.server.ts'

export async function newestStaffProducts(
  db: Database,
  {
    condition,
    last,
  }: { condition: Expression<SqlBool>; last: Position<'createdAt' | 'id'> | null },
  limit: number,
) {
  const products = db.selectFrom('products').selectAll().where(condition)
  const page = selectPage(products, newestFirst('products'), { after: last, limit })
  return pageOf(await page.execute(), limit)
}
