import type { Database, Transaction } from '#database/engine.server.ts'
import type { Category } from '../category.ts'
import type { StaffCategory } from './category-draft.ts'

export async function listStaffCategories(db: Database): Promise<StaffCategory[]> {
  return db
    .selectFrom('categories')
    .leftJoin('products', (join) =>
      join.onRef('products.category', '=', 'categories.id').on('products.variantOf', 'is', null),
    )
    .selectAll('categories')
    .select((all) => all.fn.count<number>('products.id').as('products'))
    .groupBy('categories.id')
    .orderBy('categories.position')
    .orderBy('categories.id')
    .execute()
}

export async function lockCategories(tx: Transaction): Promise<Category[]> {
  const all = await tx.selectFrom('categories').select('id').orderBy('id').execute()
  for (const { id } of all) {
    await tx
      .updateTable('categories')
      .set((row) => ({ updatedAt: row.ref('updatedAt') }))
      .where('id', '=', id)
      .execute()
  }
  return tx.selectFrom('categories').selectAll().orderBy('position').orderBy('id').execute()
}

export async function insertCategory(tx: Transaction, category: Category): Promise<void> {
  await tx.insertInto('categories').values(category).execute()
}

export async function replaceCategory(tx: Transaction, { id, ...row }: Category): Promise<void> {
  await tx.updateTable('categories').set(row).where('id', '=', id).execute()
}

export async function removeCategory(tx: Transaction, id: string): Promise<void> {
  await tx.deleteFrom('categories').where('id', '=', id).execute()
}

export async function moveProducts(
  tx: Transaction,
  { from, to, at }: { from: string; to: string; at: number },
): Promise<number> {
  const moved = await tx
    .updateTable('products')
    .set((row) => ({
      category: to,
      updatedAt: row
        .case()
        .when('updatedAt', '<', at)
        .then(at)
        .else(row('updatedAt', '+', 1))
        .end(),
    }))
    .where('category', '=', from)
    .executeTakeFirst()
  return Number(moved.numUpdatedRows)
}
