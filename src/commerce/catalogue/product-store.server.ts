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
import { type Given, type GivenList, prepared, preparedList } from '#database/prepared.server.ts'
import type { ProductsTable } from '#database/tables/catalogue-tables.ts'
import { splitKeys } from './facets.ts'
import type { PictureDetails, Product } from './product.ts'
import { type ProductListing, type ProductPage, productPageSize } from './product-listing.ts'
import { isRecord } from './read-product.ts'
import { type ProductVariant, productAs } from './variant.ts'

const emptyPage: ProductPage = { products: [], nextCursor: null }

const byAge = newestFirst('products')

const offered = (db: Database) =>
  db.selectFrom('products').selectAll().where('archivedAt', 'is', null)

// Prepared, because the pages of the shop run them for every visitor with a session.
const newest = prepared((db, given: Given<{ limit: number }>) =>
  inKeysetOrder(offered(db), byAge).limit(given('limit')),
)

const newestOfCategory = prepared(
  (db, given: Given<{ category: string; exclude: string; limit: number }>) =>
    inKeysetOrder(
      offered(db).where('category', '=', given('category')).where('id', '<>', given('exclude')),
      byAge,
    ).limit(given('limit')),
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
    return toPage(db, (await newest(db, { limit: limit + 1 })).rows, limit)
  }
  if (category !== undefined && cursor === undefined && excluded.length <= 1) {
    const page = { category, exclude: excluded[0] ?? '', limit: limit + 1 }
    return toPage(db, (await newestOfCategory(db, page)).rows, limit)
  }
  const after = isDocumentId(cursor) ? await findPosition(db, byAge, cursor) : null
  if (cursor !== undefined && !after) return emptyPage
  let query = offered(db)
  if (category !== undefined) query = query.where('category', '=', category)
  if (excluded.length > 0) query = query.where('id', 'not in', excluded)
  return toPage(db, await selectPage(query, byAge, { after, limit }).execute(), limit)
}

export async function toPage(
  db: Database,
  rows: readonly Selectable<ProductsTable>[],
  limit: number,
): Promise<ProductPage> {
  const { page, nextCursor } = pageOf(rows, limit)
  return { products: await withVariants(db, page.map(toProduct)), nextCursor }
}

/** The product of an id, or that of the id of a variant as the variant. */
export async function findProduct(db: Database, id: string): Promise<Product | null> {
  return (await findProducts(db, [id]))[0] ?? null
}

/** The products of ids with all their variants. The id of a variant returns the product as the variant. */
export async function findProducts(db: Database, ids: readonly string[]): Promise<Product[]> {
  return withVariants(db, await findSoldProducts(db, ids))
}

const productsOf = preparedList((db, ids: GivenList<string>) =>
  db.selectFrom('products').selectAll().where('id', 'in', ids),
)

/** As carts and orders hold them: each id is a product as one variant. Archived ones are missing, add-ons are not. */
export async function findSoldProducts(db: Database, ids: readonly string[]): Promise<Product[]> {
  const found = await productsOf(db, ids.filter(isDocumentId))
  // Not in SQL: PostgreSQL would take longer to plan the condition than to read the rows.
  const rows = found.filter(isSold)
  const wholeIds = rows.flatMap(({ variantOf }) => variantOf ?? [])
  if (wholeIds.length === 0) return rows.map(toProduct)
  const wholes = new Map((await findSoldProducts(db, wholeIds)).map((whole) => [whole.id, whole]))
  return rows.flatMap((row) => {
    if (row.variantOf === null) return toProduct(row)
    const whole = wholes.get(row.variantOf)
    return whole ? productAs({ ...whole, furtherVariants: [toVariant(row)] }, row.id) : []
  })
}

function isSold(row: Selectable<ProductsTable>): boolean {
  const { archivedAt, variantOf, variantArchivedAt, addOn } = row
  if (archivedAt === null) return true
  return (variantOf !== null || addOn === 'only') && variantArchivedAt === null
}

/** Adds their further variants to products. */
async function withVariants(db: Database, products: readonly Product[]): Promise<Product[]> {
  const rows = await listVariantRows(
    db,
    products.filter(({ variantOf }) => variantOf === null).map(({ id }) => id),
  )
  const sold = rows.filter(({ variantArchivedAt }) => variantArchivedAt === null)
  const byProduct = Map.groupBy(sold, ({ variantOf }) => variantOf)
  return products.map((product) => ({
    ...product,
    furtherVariants: (byProduct.get(product.id) ?? []).map(toVariant),
  }))
}

/** The further variants of products in their order, archived ones too. */
export const listVariantRows = preparedList((db, productIds: GivenList<string>) =>
  db
    .selectFrom('products')
    .selectAll()
    .where('variantOf', 'in', productIds)
    .orderBy('variantPosition')
    .orderBy('id'),
)

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
    .where((row) => row.or([row('archivedAt', 'is', null), row('variantOf', 'is not', null)]))
    .executeTakeFirstOrThrow()
  const moments = [start, end].filter((moment) => moment !== null).map(Number)
  return moments.length > 0 ? Math.min(...moments) : null
}

export function toProduct({
  archivedAt: _archive,
  variantArchivedAt: _variantArchive,
  variantPosition: _position,
  ...row
}: Selectable<ProductsTable>): Product {
  const keys = {
    colours: splitKeys(row.colours),
    flowers: splitKeys(row.flowers),
    addOnWith: splitKeys(row.addOnWith),
  }
  return { ...row, ...toPictures(row), ...keys, furtherVariants: [] }
}

export function toVariant(row: Selectable<ProductsTable>): ProductVariant {
  return {
    id: row.id,
    variantName: row.variantName,
    variantNameAr: row.variantNameAr,
    price: row.price,
    salePrice: row.salePrice,
    saleStartDate: row.saleStartDate,
    saleEndDate: row.saleEndDate,
    stock: row.stock,
    leadDays: row.leadDays,
    stemCount: row.stemCount,
    heightCm: row.heightCm,
    image: row.image,
    ...toPictures(row),
  }
}

function toPictures({
  images,
  pictureDetails,
}: Pick<Selectable<ProductsTable>, 'images' | 'pictureDetails'>) {
  return { images: parseImages(images), pictureDetails: parseDetails(pictureDetails) }
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
