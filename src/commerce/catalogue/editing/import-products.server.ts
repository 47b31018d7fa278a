import { newDocumentId } from '#database/document-id.ts'
import type { Transaction } from '#database/engine.server.ts'
import type { Accepted, Refusal } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import { endlessSale } from '../sale.ts'
import { csvImportText } from './catalogue-change.messages.ts'
import { changeCatalogue } from './catalogue-change.server.ts'
import { readCsv } from './csv-file.server.ts'
import { type CsvRow, draftOfRow, isChangedSince } from './product-csv.ts'
import { applyDraft, cleanValues, draftOf, updatedAfter } from './product-draft.ts'
import { listStaffCategories } from './staff-category-store.server.ts'
import type { StaffProduct } from './staff-product.ts'
import { lockProducts } from './staff-product-store.server.ts'
import { writeProduct } from './write-product.server.ts'

/** The result of one CSV row. */
export interface ImportedLine {
  line: number
  name: string
  outcome: 'new' | 'changed' | 'same' | 'refused'
  /** Why it is refused. */
  reasons: string[]
  /** What the user should know about an accepted row. */
  notices: string[]
}

interface ImportReport {
  lines: ImportedLine[]
  /** Column names of the file that the import ignores. */
  unknownColumns: string[]
}

export type ImportedProducts =
  | Accepted<ImportReport>
  | Refusal<'not-readable' | 'no-columns' | 'too-many-lines', { reason: string }>
  | Refusal<'lines-refused', ImportReport>

interface Planned {
  line: ImportedLine
  before: StaffProduct | null
  after: StaffProduct | null
}

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
    const planned = await plan(tx, file.rows, at)
    const lines = planned.map((one) => one.line)
    const report = { lines, unknownColumns: file.unknownColumns }
    const isRefused = lines.some((line) => line.outcome === 'refused')
    if (dry) return { ok: true, ...report }
    if (isRefused) return { ok: false, refusal: 'lines-refused', ...report }
    for (const { before, after } of planned) {
      if (!after) continue
      const action = before ? 'product.updated' : 'product.created'
      await writeProduct(tx, { before, after, actorId, at, action })
    }
    return { ok: true, ...report }
  }
  return dry ? shop.db.transaction().execute(work) : changeCatalogue(shop.db, work)
}

async function plan(
  tx: Transaction,
  rows: readonly { line: number; row: CsvRow }[],
  at: number,
): Promise<Planned[]> {
  const categories = await listStaffCategories(tx)
  const categoryIds = new Map(categories.map(({ id, name }) => [name.toLowerCase(), id]))
  const ids = rows.flatMap(({ row }) => row.id?.trim() || [])
  const known = new Map((await lockProducts(tx, ids)).map((product) => [product.id, product]))
  const seen = new Set<string>()
  return rows.map(({ line, row }, index) => {
    const id = row.id?.trim() ?? ''
    const before = known.get(id) ?? null
    const { draft, messages } = draftOfRow(row, { before, categoryIds, at })
    const reasons = Object.values(messages)
    if (id !== '' && !before) reasons.unshift(csvImportText('unknownId'))
    const isRepeated = id !== '' && seen.has(id)
    if (isRepeated) reasons.unshift(csvImportText('repeated'))
    seen.add(id)
    const name = draft.name || id
    // An unchanged row passes even if the product breaks a limit that was introduced later.
    const isSame = before && JSON.stringify(draft) === JSON.stringify(draftOf(before))
    if (isSame && !isRepeated) {
      return {
        line: { line, name, outcome: 'same', reasons: [], notices: [] },
        before,
        after: null,
      }
    }
    if (reasons.length > 0) return refused({ line, name, reasons })
    if (before && isChangedSince(row, before)) {
      return refused({
        line,
        name,
        reasons: [csvImportText('changedSince')],
      })
    }
    // The list sorts by creation time: the first row of the file comes first. A file has no pictures, and customers
    // should not see a product without one.
    const created = { id: newDocumentId(), archivedAt: at, createdAt: at - index, updatedAt: at }
    const after: StaffProduct = before
      ? { ...before, ...cleanValues(draft), updatedAt: updatedAfter(before, at) }
      : { ...created, ...applyDraft(draft, { before, placeholders: new Map(), at }) }
    const outcome = before ? 'changed' : 'new'
    const notices = noticesOf(before, after)
    return { line: { line, name, outcome, reasons, notices }, before, after }
  })
}

function refused(line: Pick<ImportedLine, 'line' | 'name' | 'reasons'>): Planned {
  return { line: { ...line, outcome: 'refused', notices: [] }, before: null, after: null }
}

function noticesOf(before: StaffProduct | null, after: StaffProduct): string[] {
  const isNewlyEndless =
    after.saleEndDate === endlessSale && before?.saleEndDate !== after.saleEndDate
  return [
    ...(before ? [] : [csvImportText('archived')]),
    ...(isNewlyEndless ? [csvImportText('endlessSale')] : []),
  ]
}
