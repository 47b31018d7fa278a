import type { Expression, Selectable, SqlBool } from 'kysely'
import { isDocumentId } from '#database/document-id.ts'
import type { Database, Transaction } from '#database/engine.server.ts'
import {
  newestFirst,
  type Position,
  pageOf,
  selectPage,
} from '#database/keyset-pagination.server.ts'
import type { ProductsTable } from '#database/tables/catalogue-tables.ts'
import { toProduct } from '../product-store.server.ts'
import type { StaffProduct } from './staff-product.ts'

export async function findStaffProduct(db: Database, id: string): Promise<StaffProduct | null> {
  return (await findStaffProducts(db, [id]))[0] ?? null
}

export async function findStaffProducts(
  db: Database,
  ids: readonly string[],
): Promise<StaffProduct[]> {
  const wellFormed = ids.filter(isDocumentId)
  if (wellFormed.length === 0) return []
  const rows = await db
    .selectFrom('products')
    .selectAll()
    .where('id', 'in', wellFormed)
    .orderBy('id')
    .execute()
  return rows.map(toStaffProduct)
}

/** Locks and returns products; no other transaction changes or sells them before this one ends. */
export async function lockProducts(
  tx: Transaction,
  ids: readonly string[],
): Promise<StaffProduct[]> {
  // In the order in which every transaction locks products, against deadlocks.
  for (const id of ids.filter(isDocumentId).toSorted(compareIds)) {
    await tx
      .updateTable('products')
      .set((row) => ({ updatedAt: row.ref('updatedAt') }))
      .where('id', '=', id)
      .execute()
  }
  return findStaffProducts(tx, ids)
}

function compareIds(one: string, other: string): number {
  return one.localeCompare(other, 'en')
}

export async function insertProduct(tx: Transaction, product: StaffProduct): Promise<void> {
  await tx.insertInto('products').values(toRow(product)).execute()
}

export async function replaceProduct(tx: Transaction, product: StaffProduct): Promise<void> {
  const { id, ...row } = toRow(product)
  await tx.updateTable('products').set(row).where('id', '=', id).execute()
}

export async function removeProduct(tx: Transaction, id: string): Promise<void> {
  await tx.deleteFrom('products').where('id', '=', id).execute()
}

export async function countProductsIn(db: Database, category: string): Promise<number> {
  const row = await db
    .selectFrom('products')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where('category', '=', category)
    .executeTakeFirstOrThrow()
  return row.count
}

function toRow({ images, pictureDetails, ...product }: StaffProduct) {
  return {
    ...product,
    images: JSON.stringify(images),
    pictureDetails: JSON.stringify(pictureDetails),
  }
}

export function toStaffProduct(row: Selectable<ProductsTable>): StaffProduct {
  return { ...toProduct(row), archivedAt: row.archivedAt }
}

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
