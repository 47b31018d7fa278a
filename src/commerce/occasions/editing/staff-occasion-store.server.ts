import type { Selectable } from 'kysely'
import { isDocumentId } from '#database/document-id.ts'
import type { Database, Transaction } from '#database/engine.server.ts'
import type { Tables } from '#database/tables.ts'
import { toOccasion } from '../occasion-store.server.ts'
import type { EditedOccasion, ListedOccasion, StaffOccasion } from './occasion-draft.ts'

/** All occasions in their order, archived ones included. */
export async function listStaffOccasions(db: Database): Promise<ListedOccasion[]> {
  const rows = await db
    .selectFrom('occasions')
    .leftJoin('occasionProducts', 'occasionProducts.occasionId', 'occasions.id')
    .selectAll('occasions')
    .select((all) => all.fn.count<number>('occasionProducts.productId').as('products'))
    .groupBy('occasions.id')
    .orderBy('occasions.position')
    .orderBy('occasions.id')
    .execute()
  return rows.map(({ products, ...row }) => ({ ...toStaffOccasion(row), products }))
}

export async function findStaffOccasion(db: Database, id: string): Promise<EditedOccasion | null> {
  if (!isDocumentId(id)) return null
  const row = await db.selectFrom('occasions').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? { ...toStaffOccasion(row), productIds: await productsOf(db, id) } : null
}

async function productsOf(db: Database, id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('occasionProducts')
    .select('productId')
    .where('occasionId', '=', id)
    .orderBy('position')
    .orderBy('productId')
    .execute()
  return rows.map(({ productId }) => productId)
}

/** Locks all occasions, so that addresses and positions stay unique, and returns them in their order. */
export async function lockOccasions(tx: Transaction): Promise<StaffOccasion[]> {
  const all = await tx.selectFrom('occasions').select('id').orderBy('id').execute()
  for (const { id } of all) {
    await tx
      .updateTable('occasions')
      .set((row) => ({ updatedAt: row.ref('updatedAt') }))
      .where('id', '=', id)
      .execute()
  }
  const rows = await tx
    .selectFrom('occasions')
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(toStaffOccasion)
}

export async function insertOccasion(tx: Transaction, occasion: StaffOccasion): Promise<void> {
  await tx.insertInto('occasions').values(toRow(occasion)).execute()
}

export async function replaceOccasion(tx: Transaction, occasion: StaffOccasion): Promise<void> {
  const { id, ...row } = toRow(occasion)
  await tx.updateTable('occasions').set(row).where('id', '=', id).execute()
}

export async function replaceOccasionProducts(
  tx: Transaction,
  occasionId: string,
  productIds: readonly string[],
): Promise<void> {
  await tx.deleteFrom('occasionProducts').where('occasionId', '=', occasionId).execute()
  const rows = productIds.map((productId, index) => ({
    occasionId,
    productId,
    position: index + 1,
  }))
  if (rows.length > 0) await tx.insertInto('occasionProducts').values(rows).execute()
}

function toStaffOccasion(row: Selectable<Tables['occasions']>): StaffOccasion {
  return { ...toOccasion(row), archivedAt: row.archivedAt }
}

function toRow({ isSensitive, dateRule, ...occasion }: StaffOccasion) {
  return {
    ...occasion,
    sensitive: isSensitive ? (1 as const) : (0 as const),
    dateRule: JSON.stringify(dateRule),
  }
}
