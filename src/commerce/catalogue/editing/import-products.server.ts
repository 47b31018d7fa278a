import type { Transaction } from '#database/engine.server.ts'
import { listOccasions } from '../../occasions/occasion-store.server.ts'
import type { Accepted, Refusal } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import { addOnNames } from './add-on-names.ts'
import { changeCatalogue } from './catalogue-change.server.ts'
import { type CsvRefusal, readCsv } from './csv-file.server.ts'
import { type ImportedLine, type ImportRow, planImport } from './plan-import.ts'
import { productIdOf } from './size-csv.ts'
import { listStaffCategories } from './staff-category-store.server.ts'
import { lockProducts } from './staff-product-store.server.ts'
import { writeProduct } from './write-product.server.ts'

interface ImportReport {
  lines: ImportedLine[]
  /** Column names of the file that the import ignores. */
  unknownColumns: string[]
}

export type ImportedProducts =
  | Accepted<ImportReport>
  | CsvRefusal
  | Refusal<'lines-refused', ImportReport>

interface ImportRequest {
  text: string
  /** Dry run: returns the results without a change. */
  dry: boolean
}

/** Imports products from CSV: all rows, or none if one row is refused. */
export async function importProducts(
  shop: Pick<ShopContext, 'db' | 'now'>,
  { text, dry }: ImportRequest,
  actorId: string,
): Promise<ImportedProducts> {
  const file = readCsv(text)
  if (!file.ok) return file
  const at = shop.now()
  const work = async (tx: Transaction): Promise<ImportedProducts> => {
    const { lines, changes } = await plan(tx, file.rows, at)
    const report = { lines, unknownColumns: file.unknownColumns }
    const isRefused = lines.some((line) => line.outcome === 'refused')
    if (dry) return { ok: true, ...report }
    if (isRefused) return { ok: false, refusal: 'lines-refused', ...report }
    for (const { before, after } of changes) {
      const action = before ? 'product.updated' : 'product.created'
      await writeProduct(tx, { before, after, actorId, at, action })
    }
    return { ok: true, ...report }
  }
  return dry ? shop.db.transaction().execute(work) : changeCatalogue(shop.db, work)
}

async function plan(tx: Transaction, rows: readonly ImportRow[], at: number) {
  const categories = await listStaffCategories(tx)
  const categoryIds = new Map(categories.map(({ id, name }) => [name.toLowerCase(), id]))
  const names = addOnNames({ categories, occasions: await listOccasions(tx) })
  const ids = rows.flatMap(({ row }) => [productIdOf(row), row.id?.trim() ?? ''])
  const known = new Map((await lockProducts(tx, ids)).map((product) => [product.id, product]))
  return planImport(rows, { known, categoryIds, addOnNames: names, at })
}
