import type { Database } from '#database/engine.server.ts'
import type { ProductDocument } from './product-index.ts'

const batchSize = 1000

// Keeps the sum of `updatedAt` an exact integer in JavaScript for some 90,000 products.
const sumFrom = 1_700_000_000_000

/** What the index compares, to know which products it has to read. */
export interface ProductVersion {
  id: string
  category: string
  updatedAt: number
}

/**
 * Differs after every change of a product's text or price and of a category, by any process, whatever its clock says:
 * each sets another `updatedAt`.
 */
export async function catalogueFingerprint(db: Database): Promise<string> {
  const parts = []
  for (const table of ['products', 'categories'] as const) {
    const part = await db
      .selectFrom(table)
      .select((all) => [
        all.fn.countAll<number>().as('count'),
        all.fn.sum(all('updatedAt', '-', sumFrom)).as('sum'),
      ])
      .executeTakeFirstOrThrow()
    parts.push(part.count, part.sum)
  }
  return parts.join(' ')
}

/** All products, in batches, by their ids. */
export async function* productVersions(db: Database): AsyncGenerator<ProductVersion[]> {
  for (let after = ''; ; ) {
    const batch = await db
      .selectFrom('products')
      .select(['id', 'category', 'updatedAt'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(batchSize)
      .execute()
    yield batch
    const last = batch.at(-1)
    if (!last || batch.length < batchSize) return
    after = last.id
  }
}

/** The name of each category, by its id. */
export async function categoryNames(db: Database): Promise<Map<string, string>> {
  const rows = await db.selectFrom('categories').select(['id', 'name']).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export async function findDocuments(
  db: Database,
  ids: readonly string[],
): Promise<ProductDocument[]> {
  const rows = await db
    .selectFrom('products as p')
    .innerJoin('categories as c', 'c.id', 'p.category')
    .select(['p.id', 'p.name', 'p.description', 'p.category', 'c.name as categoryName'])
    .select(['p.price', 'p.salePrice', 'p.saleStartDate', 'p.saleEndDate'])
    .select(['p.archivedAt', 'p.createdAt', 'p.updatedAt'])
    .where('p.id', 'in', ids)
    .execute()
  return rows.map(({ archivedAt, ...row }) => ({ ...row, isArchived: archivedAt !== null }))
}

/** Stock changes with every order, so the index does not have it. */
export async function soldOutIds(db: Database): Promise<Set<string>> {
  const rows = await db
    .selectFrom('products')
    .select('id')
    // A literal, so that an engine recognises the index of these.
    .where('stock', '=', (value) => value.lit(0))
    .execute()
  return new Set(rows.map(({ id }) => id))
}
