import type { ExpressionBuilder } from 'kysely'
import type { Database, Transaction } from '#database/engine.server.ts'
import type { Tables } from '#database/tables.ts'
import type { Category } from '../category.ts'
import { joinKeys, splitKeys } from '../facets.ts'
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
): Promise<void> {
  await tx
    .updateTable('products')
    .set((row) => ({ category: to, updatedAt: nextVersion(row, at) }))
    .where('category', '=', from)
    .execute()
}

/** The products and variants whose add-on rule names a category, with the rule. */
export async function listOfferedWith(
  tx: Transaction,
  category: string,
): Promise<{ id: string; addOn: string; addOnWith: string[] }[]> {
  const rows = await tx
    .selectFrom('products')
    .select(['id', 'addOn', 'addOnWith'])
    .where('addOnWith', 'like', `%${category}%`)
    .orderBy('id')
    .execute()
  return rows
    .map(({ addOnWith, ...row }) => ({ ...row, addOnWith: splitKeys(addOnWith) }))
    .filter(({ addOnWith }) => addOnWith.includes(category))
}

export async function offerWith(
  tx: Transaction,
  { id, addOnWith, at }: { id: string; addOnWith: readonly string[]; at: number },
): Promise<void> {
  await tx
    .updateTable('products')
    .set((row) => ({ addOnWith: joinKeys(addOnWith), updatedAt: nextVersion(row, at) }))
    .where('id', '=', id)
    .execute()
}

/** The time of a change that is later than that of the last one, also by a clock that is behind. */
function nextVersion(row: ExpressionBuilder<Tables, 'products'>, at: number) {
  return row
    .case()
    .when('updatedAt', '<', at)
    .then(at)
    .else(row('updatedAt', '+', 1))
    .end()
}
