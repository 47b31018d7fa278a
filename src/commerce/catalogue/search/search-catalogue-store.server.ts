import { sql } from 'kysely'
import type { Database } from '#database/engine.server.ts'
import { isArabicMissing } from '../arabic-missing.ts'
import { bouquetSizesOf, splitKeys } from '../facets.ts'
import { arrivesWithin, isSoldOut } from '../product-order.server.ts'
import { listVariantRows } from '../product-store.server.ts'
import type { ProductDocument } from './product-index.ts'

const batchSize = 1000

// Keeps the sum of `updatedAt` an exact integer in JavaScript for some 90,000 products.
const sumFrom = 1_700_000_000_000

/**
 * Changes with every change of a product's text or price or of a category, by any process and whatever its clock shows,
 * because each one sets another `updatedAt`.
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

export async function* productVersions(db: Database) {
  for (let after = ''; ; ) {
    const batch = await db
      .selectFrom('products')
      .select(['id', 'category', 'updatedAt'])
      .where('id', '>', after)
      .where('variantOf', 'is', null)
      .orderBy('id')
      .limit(batchSize)
      .execute()
    yield batch
    const last = batch.at(-1)
    if (!last || batch.length < batchSize) return
    after = last.id
  }
}

export async function categoryNames(db: Database): Promise<Map<string, string>> {
  const rows = await db.selectFrom('categories').select(['id', 'name', 'nameAr']).execute()
  return new Map(rows.map(({ id, name, nameAr }) => [id, inBothLanguages(name, nameAr)]))
}

export async function findDocuments(
  db: Database,
  ids: readonly string[],
): Promise<ProductDocument[]> {
  const rows = await db
    .selectFrom('products as p')
    .innerJoin('categories as c', 'c.id', 'p.category')
    .select(['p.id', 'p.name', 'p.description', 'p.category', 'c.name as categoryName'])
    .select(['p.nameAr', 'p.descriptionAr', 'p.care', 'p.careAr', 'c.nameAr as categoryNameAr'])
    .select(['p.price', 'p.salePrice', 'p.saleStartDate', 'p.saleEndDate'])
    .select(['p.colours', 'p.flowers', 'p.leadDays', 'p.stemCount'])
    .select(['p.addOn', 'p.variantArchivedAt'])
    .select(['p.archivedAt', 'p.createdAt', 'p.updatedAt', 'p.variantName', 'p.variantNameAr'])
    .where('p.id', 'in', ids)
    .execute()
  const variants = Map.groupBy(await listVariantRows(db, ids), ({ variantOf }) => variantOf)
  const variantNamesOf = (row: { id: string; variantName: string; variantNameAr: string }) =>
    [row, ...(variants.get(row.id) ?? [])].flatMap((one) => [one.variantName, one.variantNameAr])
  return rows.map(
    ({
      archivedAt,
      variantArchivedAt,
      addOn,
      care,
      descriptionAr,
      careAr,
      categoryNameAr,
      stemCount,
      ...row
    }) => {
      const further = (variants.get(row.id) ?? []).filter((one) => one.variantArchivedAt === null)
      return {
        ...row,
        leadDays: Math.min(row.leadDays, ...further.map((one) => one.leadDays)),
        sizes: bouquetSizesOf([{ stemCount }, ...further]),
        colours: splitKeys(row.colours),
        flowers: splitKeys(row.flowers),
        description: [inBothLanguages(row.description, descriptionAr), ...variantNamesOf(row)].join(
          ' ',
        ),
        categoryName: inBothLanguages(row.categoryName, categoryNameAr),
        isArchived: archivedAt !== null,
        isArchivedByStaff: (addOn === 'only' ? variantArchivedAt : archivedAt) !== null,
        isAddOn: addOn !== 'no',
        isArabicMissing: isArabicMissing({
          ...{ ...row, descriptionAr, care, careAr },
          furtherVariants: further,
        }),
      }
    },
  )
}

/** Ids of the products in the index that stock or lead days exclude; null if the filter has neither. */
export function unavailableIds(
  db: Database,
  { inStock, maxLeadDays }: { inStock?: boolean | undefined; maxLeadDays?: number | undefined },
): Promise<Set<string>> | null {
  if (maxLeadDays !== undefined) return lateIds(db, maxLeadDays)
  return inStock ? soldOutIds(db) : null
}

/** Ids of sold-out products. The index has no stock, because every order changes it. */
export async function soldOutIds(db: Database): Promise<Set<string>> {
  const rows = await db.selectFrom('products').select('id').where(isSoldOut()).execute()
  return new Set(rows.map(({ id }) => id))
}

/**
 * Ids of the products that the index offers within these lead days although their sizes in stock take longer, and of the
 * sold-out ones.
 */
async function lateIds(db: Database, maxLeadDays: number): Promise<Set<string>> {
  const withSoldOutSize = db
    .selectFrom('products as sizes')
    .select((size) => size.fn.coalesce('sizes.variantOf', 'sizes.id').as('id'))
    // A literal, for the partial index of sold-out products.
    .where('sizes.stock', '=', sql.lit(0))
  const rows = await db
    .selectFrom('products')
    .select('products.id')
    .where('products.id', 'in', withSoldOutSize)
    .where((is) => is.not(arrivesWithin(maxLeadDays)))
    .execute()
  return new Set(rows.map(({ id }) => id))
}

function inBothLanguages(en: string, ar: string): string {
  return ar === '' ? en : `${en} ${ar}`
}
