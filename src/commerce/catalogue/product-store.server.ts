import type { Selectable } from 'kysely'
import { isDocumentId } from '#database/document-id.ts'
import type { Database } from '#database/engine.server.ts'
import type { ProductsTable } from '#database/tables.ts'
import type { Product } from './product.ts'
import { type ProductListing, type ProductPage, productPageSize } from './product-listing.ts'

const nothing: ProductPage = { products: [], nextCursor: null }

/** A page of products, newest first. The cursor is the id of the last one already seen. */
export async function listProducts(
  db: Database,
  { category, cursor, exclude = [], limit = productPageSize }: ProductListing,
): Promise<ProductPage> {
  // An id that cannot be one names nothing, and never reaches the database.
  if (category !== undefined && !isDocumentId(category)) return nothing
  const leftOut = exclude.filter(isDocumentId)
  let query = db
    .selectFrom('products')
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    // One more than asked for tells whether anything follows.
    .limit(limit + 1)
  if (category !== undefined) query = query.where('category', '=', category)
  if (leftOut.length > 0) query = query.where('id', 'not in', leftOut)
  if (cursor !== undefined) {
    const last = await findProduct(db, cursor)
    if (!last) return nothing
    query = query.where((eb) =>
      eb(eb.refTuple('createdAt', 'id'), '<', eb.tuple(last.createdAt, last.id)),
    )
  }
  const found = (await query.execute()).map(toProduct)
  const products = found.slice(0, limit)
  return { products, nextCursor: found.length > limit ? (products.at(-1)?.id ?? null) : null }
}

export async function findProduct(db: Database, id: string): Promise<Product | null> {
  if (!isDocumentId(id)) return null
  const row = await db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? toProduct(row) : null
}

/** Those of the named products that exist, in no order. */
export async function findProducts(db: Database, ids: readonly string[]): Promise<Product[]> {
  const wellFormed = ids.filter(isDocumentId)
  if (wellFormed.length === 0) return []
  const rows = await db.selectFrom('products').selectAll().where('id', 'in', wellFormed).execute()
  return rows.map(toProduct)
}

export function toProduct({ images, ...row }: Selectable<ProductsTable>): Product {
  return { ...row, images: parseImages(images) }
}

function parseImages(json: string): string[] {
  const list: unknown = JSON.parse(json)
  return Array.isArray(list) ? list.filter((entry) => typeof entry === 'string') : []
}
