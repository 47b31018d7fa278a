import { type Expression, expressionBuilder, type Selectable, type SqlBool } from 'kysely'
import { isDocumentId } from '#database/document-id.ts'
import type { Database, Transaction } from '#database/engine.server.ts'
import type { ProductsTable } from '#database/tables/catalogue-tables.ts'
import type { Tables } from '#database/tables.ts'
import { findWords } from '../find-words.server.ts'
import { type LastSeen, type PageOfPart, saleIsOn } from '../product-order.server.ts'
import { toProduct } from '../product-store.server.ts'
import type { SoughtWords } from '../search-words.ts'
import {
  areListsFew,
  findFewer,
  hasAll,
  newestOfLists,
  quickerThanLists,
} from '../word-lists.server.ts'
import type { StaffListing, StaffProduct, StaffProductPage } from './staff-product.ts'

const nothing: StaffProductPage = { products: [], nextCursor: null }

/** A page of products, newest first, whatever has become of them. As many queries for many products as for few. */
export async function listStaffProducts(
  db: Database,
  { category, shelf, query, cursor }: StaffListing,
  { now, limit }: { now: number; limit: number },
): Promise<StaffProductPage> {
  if (category !== undefined && !isDocumentId(category)) return nothing
  const sought = query === undefined ? null : await findWords(db, query)
  if (!sought && query !== undefined) return nothing
  const last = cursor === undefined ? null : await findStaffProduct(db, cursor)
  if (!last && cursor !== undefined) return nothing
  const most = limit + 1
  const wished = isOnShelf({ shelf, category }, now)
  const ids = sought ? await idsOfSearch(db, sought, { wished, last, most }) : null
  if (ids?.length === 0) return nothing
  let asked = db.selectFrom('products').selectAll().where(wished)
  if (ids) asked = asked.where('id', 'in', ids)
  else if (sought) asked = asked.where(hasAll(sought))
  if (last) asked = asked.where(comesAfter(last))
  const rows = await asked.orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(most).execute()
  const found = rows.map(toStaffProduct)
  const shown = found.slice(0, limit)
  return { products: shown, nextCursor: found.length > limit ? (shown.at(-1)?.id ?? null) : null }
}

/** Products among which the page of a search is; null where they are too many to be named. */
async function idsOfSearch(
  db: Database,
  sought: SoughtWords,
  page: PageOfPart<Omit<LastSeen, 'by'>>,
): Promise<string[] | null> {
  const few = sought.length > 1 ? await findFewer(db, sought, quickerThanLists) : null
  if (few) return few
  return areListsFew(sought) ? newestOfLists(db, sought, page) : null
}

function isOnShelf(
  { shelf, category }: Pick<StaffListing, 'shelf' | 'category'>,
  now: number,
): Expression<SqlBool> {
  const is = expressionBuilder<Tables, 'products'>()
  const conditions: Expression<SqlBool>[] = [
    is('products.archivedAt', shelf === 'archived' ? 'is not' : 'is', null),
  ]
  if (category !== undefined) conditions.push(is('products.category', '=', category))
  // Said as a number and not as a parameter: by that an engine knows the index of what is sold out.
  if (shelf === 'sold-out') conditions.push(is('products.stock', '=', is.lit(0)))
  if (shelf === 'on-sale') conditions.push(saleIsOn(now))
  return is.and(conditions)
}

function comesAfter({ createdAt, id }: StaffProduct): Expression<SqlBool> {
  const is = expressionBuilder<Tables, 'products'>()
  return is(is.refTuple('products.createdAt', 'products.id'), '<', is.tuple(createdAt, id))
}

export async function findStaffProduct(db: Database, id: string): Promise<StaffProduct | null> {
  return (await findStaffProducts(db, [id]))[0] ?? null
}

/** Those of the products that there are, by their ids' order. */
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

/** Products to be changed: nobody else changes or sells them before the transaction ends. */
export async function holdProducts(
  tx: Transaction,
  ids: readonly string[],
): Promise<StaffProduct[]> {
  // One by one in the order in which every transaction takes products.
  for (const id of ids.filter(isDocumentId).toSorted(inStockOrderOfIds)) {
    await tx
      .updateTable('products')
      .set((row) => ({ updatedAt: row.ref('updatedAt') }))
      .where('id', '=', id)
      .execute()
  }
  return findStaffProducts(tx, ids)
}

function inStockOrderOfIds(one: string, other: string): number {
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

function toStaffProduct(row: Selectable<ProductsTable>): StaffProduct {
  return { ...toProduct(row), archivedAt: row.archivedAt }
}
