import type { Expression, Insertable, Selectable, SqlBool } from 'kysely'
import { isDocumentId } from '#database/document-id.ts'
import type { Database, Transaction } from '#database/engine.server.ts'
import {
  newestFirst,
  type Position,
  pageOf,
  selectPage,
} from '#database/keyset-pagination.server.ts'
import type { ProductsTable } from '#database/tables/catalogue-tables.ts'
import { joinKeys } from '../facets.ts'
import { listVariantRows, toProduct, toVariant } from '../product-store.server.ts'
import { soldNames } from '../variant.ts'
import type { StaffProduct, StaffVariant } from './staff-product.ts'

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
    .where('variantOf', 'is', null)
    .orderBy('id')
    .execute()
  return toStaffProducts(db, rows)
}

/** The product of an id, also of the id of a further variant: orders link to what was sold. */
export async function findWholeStaffProduct(
  db: Database,
  id: string,
): Promise<StaffProduct | null> {
  if (!isDocumentId(id)) return null
  const row = await db
    .selectFrom('products')
    .select('variantOf')
    .where('id', '=', id)
    .executeTakeFirst()
  return findStaffProduct(db, row?.variantOf ?? id)
}

/**
 * Locks and returns products with their variants; no other transaction changes or sells them before this one ends.
 */
export async function lockProducts(
  tx: Transaction,
  ids: readonly string[],
): Promise<StaffProduct[]> {
  const wellFormed = ids.filter(isDocumentId)
  const variantIds = await listVariantIds(tx, wellFormed)
  await lockRows(tx, [...wellFormed, ...variantIds])
  // Variants that another transaction added before it released the product.
  await lockRows(
    tx,
    (await listVariantIds(tx, wellFormed)).filter((id) => !variantIds.includes(id)),
  )
  return findStaffProducts(tx, ids)
}

async function lockRows(tx: Transaction, ids: readonly string[]): Promise<void> {
  // In the order in which every transaction locks rows of products and variants, against deadlocks.
  for (const id of ids.toSorted(compareIds)) {
    await tx
      .updateTable('products')
      .set((row) => ({ updatedAt: row.ref('updatedAt') }))
      .where('id', '=', id)
      .execute()
  }
}

async function listVariantIds(tx: Transaction, productIds: readonly string[]): Promise<string[]> {
  if (productIds.length === 0) return []
  const rows = await tx
    .selectFrom('products')
    .select('id')
    .where('variantOf', 'in', productIds)
    .execute()
  return rows.map(({ id }) => id)
}

function compareIds(one: string, other: string): number {
  return one.localeCompare(other, 'en')
}

export async function insertProduct(db: Database, product: StaffProduct): Promise<void> {
  await db.insertInto('products').values(toRow(product)).execute()
  await writeVariants(db, product)
}

export async function replaceProduct(tx: Transaction, product: StaffProduct): Promise<void> {
  const { id, ...row } = toRow(product)
  await tx.updateTable('products').set(row).where('id', '=', id).execute()
  await writeVariants(tx, product)
}

/** Inserts or replaces the further variants. None is deleted: orders and carts have their ids. */
async function writeVariants(db: Database, product: StaffProduct): Promise<void> {
  for (const [index, variant] of product.furtherVariants.entries()) {
    const { id, ...row } = toVariantRow(product, variant, index + 1)
    await db
      .insertInto('products')
      .values({ id, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute()
  }
}

export async function removeProduct(tx: Transaction, id: string): Promise<void> {
  await tx.deleteFrom('products').where('id', '=', id).execute()
}

export async function countProductsIn(db: Database, category: string): Promise<number> {
  const row = await db
    .selectFrom('products')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where('category', '=', category)
    .where('variantOf', 'is', null)
    .executeTakeFirstOrThrow()
  return row.count
}

function toRow({
  images,
  pictureDetails,
  colours,
  flowers,
  addOnWith,
  furtherVariants: _variants,
  ...product
}: StaffProduct): Insertable<ProductsTable> {
  return {
    ...product,
    images: JSON.stringify(images),
    pictureDetails: JSON.stringify(pictureDetails),
    colours: joinKeys(colours),
    flowers: joinKeys(flowers),
    addOnWith: joinKeys(addOnWith),
    ...archiveOf(product),
  }
}

/** A product sold only as an add-on is archived for every list, also of the version before. */
function archiveOf({
  addOn,
  archivedAt,
  createdAt,
}: Pick<StaffProduct, 'addOn' | 'archivedAt' | 'createdAt'>) {
  return addOn === 'only'
    ? { archivedAt: archivedAt ?? createdAt, variantArchivedAt: archivedAt }
    : { archivedAt, variantArchivedAt: null }
}

/** The row of a further variant. The version before reads names, category and guarantee from it. */
function toVariantRow(product: StaffProduct, variant: StaffVariant, variantPosition: number) {
  const { archivedAt: variantArchivedAt, ...facts } = variant
  const row = toRow({ ...product, ...facts, variantOf: product.id, archivedAt: product.createdAt })
  const names = soldNames({ ...product, ...facts })
  return { ...row, ...names, variantPosition, variantArchivedAt }
}

export async function toStaffProducts(
  db: Database,
  rows: readonly Selectable<ProductsTable>[],
): Promise<StaffProduct[]> {
  const variants = await listVariantRows(
    db,
    rows.map(({ id }) => id),
  )
  const byProduct = Map.groupBy(variants, ({ variantOf }) => variantOf)
  return rows.map((row) => ({
    ...toProduct(row),
    archivedAt: row.addOn === 'only' ? row.variantArchivedAt : row.archivedAt,
    furtherVariants: (byProduct.get(row.id) ?? []).map(toStaffVariant),
  }))
}

function toStaffVariant(row: Selectable<ProductsTable>): StaffVariant {
  return { ...toVariant(row), archivedAt: row.variantArchivedAt }
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
