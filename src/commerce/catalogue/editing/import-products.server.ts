import { newDocumentId } from '#database/document-id.ts'
import type { Transaction } from '#database/engine.server.ts'
import type { Accepted, Refusal } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
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
  reasons: string[]
}

export type ImportedProducts =
  | Accepted<{ lines: ImportedLine[] }>
  | Refusal<'not-readable' | 'no-columns' | 'too-many-lines', { reason: string }>
  | Refusal<'lines-refused', { lines: ImportedLine[] }>

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
    const isRefused = lines.some((line) => line.outcome === 'refused')
    if (dry) return { ok: true, lines }
    if (isRefused) return { ok: false, refusal: 'lines-refused', lines }
    for (const { before, after } of planned) {
      if (!after) continue
      const action = before ? 'product.updated' : 'product.created'
      await writeProduct(tx, { before, after, actorId, at, action })
    }
    return { ok: true, lines }
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
    const { draft, messages } = draftOfRow(row, { before, categoryIds })
    const reasons = Object.values(messages)
    if (id !== '' && !before) reasons.unshift('No product has this id.')
    const isRepeated = id !== '' && seen.has(id)
    if (isRepeated) reasons.unshift('This product is already on an earlier row.')
    seen.add(id)
    const name = draft.name || id
    // An unchanged row passes even if the product breaks a limit that was introduced later.
    const isSame = before && JSON.stringify(draft) === JSON.stringify(draftOf(before))
    if (isSame && !isRepeated) {
      return { line: { line, name, outcome: 'same', reasons: [] }, before, after: null }
    }
    if (reasons.length > 0) return refused({ line, name, reasons })
    if (before && isChangedSince(row, before)) {
      return refused({
        line,
        name,
        reasons: ['This product has changed since the export. Export it again.'],
      })
    }
    // The list sorts by creation time: the first row of the file comes first.
    const created = { id: newDocumentId(), archivedAt: null, createdAt: at - index, updatedAt: at }
    const after: StaffProduct = before
      ? { ...before, ...cleanValues(draft), updatedAt: updatedAfter(before, at) }
      : { ...created, ...applyDraft(draft, new Map()) }
    return { line: { line, name, outcome: before ? 'changed' : 'new', reasons }, before, after }
  })
}

function refused(line: Omit<ImportedLine, 'outcome'>): Planned {
  return { line: { ...line, outcome: 'refused' }, before: null, after: null }
}
