import type { Selectable } from 'kysely'
import { isDocumentId } from '#database/document-id.ts'
import type { Database } from '#database/engine.server.ts'
import {
  findPosition,
  inKeysetOrder,
  newestFirst,
  pageOf,
  selectPage,
} from '#database/keyset-pagination.server.ts'
import { type Given, prepared } from '#database/prepared.server.ts'
import type { ProductsTable } from '#database/tables/catalogue-tables.ts'
import type { PictureDetails, Product } from './product.ts'
import { type ProductListing, type ProductPage, productPageSize } from './product-listing.ts'
import { isRecord } from './read-product.ts'

const emptyPage: ProductPage = { products: [], nextCursor: null }

const byAge = newestFirst('products')

const offered = (db: Database) =>
  db.selectFrom('products').selectAll().where('archivedAt', 'is', null)

// Prepared, because the home page runs it for every visitor with a session.
const newest = prepared((db, given: Given<{ limit: number }>) =>
  inKeysetOrder(offered(db), byAge).limit(given('limit')),
)

/** A page of products, newest first, without archived ones; the cursor is the id of the last product before. */
export async function listProducts(
  db: Database,
  { category, cursor, exclude = [], limit = productPageSize }: ProductListing,
): Promise<ProductPage> {
  // A malformed id matches nothing and never reaches the database.
  if (category !== undefined && !isDocumentId(category)) return emptyPage
  const excluded = exclude.filter(isDocumentId)
  if (category === undefined && cursor === undefined && excluded.length === 0) {
    return toPage((await newest(db, { limit: limit + 1 })).rows, limit)
  }
  const after = isDocumentId(cursor) ? await findPosition(db, byAge, cursor) : null
  if (cursor !== undefined && !after) return emptyPage
  let query = offered(db)
  if (category !== undefined) query = query.where('category', '=', category)
  if (excluded.length > 0) query = query.where('id', 'not in', excluded)
  return toPage(await selectPage(query, byAge, { after, limit }).execute(), limit)
}

function toPage(rows: readonly Selectable<ProductsTable>[], limit: number): ProductPage {
  const { page, nextCursor } = pageOf(rows, limit)
  return { products: page.map(toProduct), nextCursor }
}

export async function findProduct(db: Database, id: string): Promise<Product | null> {
  if (!isDocumentId(id)) return null
  const row = await db
    .selectFrom('products')
    .selectAll()
    .where('id', '=', id)
    .where('archivedAt', 'is', null)
    .executeTakeFirst()
  return row ? toProduct(row) : null
}

export async function findProducts(db: Database, ids: readonly string[]): Promise<Product[]> {
  const wellFormed = ids.filter(isDocumentId)
  if (wellFormed.length === 0) return []
  const rows = await db
    .selectFrom('products')
    .selectAll()
    .where('id', 'in', wellFormed)
    .where('archivedAt', 'is', null)
    .execute()
  return rows.map(toProduct)
}

export function listProductChanges(
  db: Database,
  limit: number,
): Promise<Array<{ id: string; updatedAt: number }>> {
  return db
    .selectFrom('products')
    .select(['id', 'updatedAt'])
    .where('archivedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export async function nextSaleMoment(db: Database, now: number): Promise<number | null> {
  const { start, end } = await db
    .selectFrom('products')
    .select((eb) => [
      eb.fn.min('saleStartDate').filterWhere('saleStartDate', '>', now).as('start'),
      eb.fn.min('saleEndDate').filterWhere('saleEndDate', '>', now).as('end'),
    ])
    .where('salePrice', 'is not', null)
    .where('archivedAt', 'is', null)
    .executeTakeFirstOrThrow()
  const moments = [start, end].filter((moment) => moment !== null).map(Number)
  return moments.length > 0 ? Math.min(...moments) : null
}

export function toProduct({
  images,
  pictureDetails,
  archivedAt: _archive,
  ...row
}: Selectable<ProductsTable>): Product {
  return { ...row, images: parseImages(images), pictureDetails: parseDetails(pictureDetails) }
}

function parseImages(json: string): string[] {
  const list: unknown = JSON.parse(json)
  return Array.isArray(list) ? list.filter((entry) => typeof entry === 'string') : []
}

function parseDetails(json: string): Record<string, PictureDetails> {
  const known: unknown = JSON.parse(json)
  if (typeof known !== 'object' || known === null) return {}
  return Object.fromEntries(
    Object.entries(known).map(([address, details]) => [address, toDetails(details)]),
  )
}

function toDetails(stored: unknown): PictureDetails {
  const { alt, altAr, placeholder } = isRecord(stored) ? stored : {}
  return {
    alt: typeof alt === 'string' ? alt : '',
    ...(typeof altAr === 'string' && altAr !== '' && { altAr }),
    placeholder: typeof placeholder === 'string' ? placeholder : null,
  }
}
