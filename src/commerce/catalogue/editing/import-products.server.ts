import { newDocumentId } from '#database/document-id.ts'
import type { Transaction } from '#database/engine.server.ts'
import type { Accepted, Refusal } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import { changeCatalogue } from './catalogue-change.server.ts'
import { readCsv } from './csv-file.server.ts'
import { type CsvRow, draftOfRow, isChangedSince } from './product-csv.ts'
import { draftOf } from './product-draft.ts'
import { applyDraft, updatedAfter } from './product-of-draft.ts'
import { listStaffCategories } from './staff-category-store.server.ts'
import type { StaffProduct } from './staff-product.ts'
import { insertProduct, lockProducts, replaceProduct } from './staff-product-store.server.ts'
import { auditProduct } from './write-product.server.ts'

/** What becomes, or would become, of one line. */
export interface ImportedLine {
  line: number
  name: string
  outcome: 'new' | 'changed' | 'same' | 'refused'
  /** What is wrong with it. */
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
  /** Says what would happen, and changes nothing. */
  dry: boolean
}

/** Takes in a sheet of products: all of its lines, or none as long as one of them is refused. */
export async function importProducts(
  shop: Pick<ShopContext, 'db' | 'now'>,
  { text, dry }: ImportRequest,
  actorId: string,
): Promise<ImportedProducts> {
  const sheet = readCsv(text)
  if (!sheet.ok) return sheet
  const at = shop.now()
  const work = async (tx: Transaction): Promise<ImportedProducts> => {
    const planned = await plan(tx, sheet.rows, at)
    const lines = planned.map((one) => one.line)
    const isRefused = lines.some((line) => line.outcome === 'refused')
    if (dry) return { ok: true, lines }
    if (isRefused) return { ok: false, refusal: 'lines-refused', lines }
    for (const { before, after } of planned) {
      if (!after) continue
      if (before) await replaceProduct(tx, after)
      else await insertProduct(tx, after)
      const action = before ? 'product.updated' : 'product.created'
      await auditProduct(tx, { actorId, at, action }, { before, after })
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
    if (id !== '' && !before) reasons.unshift('There is no product with this id.')
    const isRepeated = id !== '' && seen.has(id)
    if (isRepeated) reasons.unshift('This product stands on an earlier line already.')
    seen.add(id)
    const name = draft.name || id
    // What a product was before a limit was drawn is no mistake of this sheet.
    const isSame = before && JSON.stringify(draft) === JSON.stringify(draftOf(before))
    if (isSame && !isRepeated) {
      return { line: { line, name, outcome: 'same', reasons: [] }, before, after: null }
    }
    if (reasons.length > 0) return refused({ line, name, reasons })
    if (before && isChangedSince(row, before)) {
      return refused({ line, name, reasons: ['Changed since the export: export it again.'] })
    }
    const placeholders = new Map(
      Object.entries(before?.pictureDetails ?? {}).flatMap(([address, { placeholder }]) =>
        placeholder === null ? [] : [[address, placeholder] as const],
      ),
    )
    const words = applyDraft(draft, placeholders)
    const after: StaffProduct = before
      ? { ...before, ...words, updatedAt: updatedAfter(before, at) }
      : // Those of one file keep its order: the first line is the newest.
        { id: newDocumentId(), ...words, archivedAt: null, createdAt: at - index, updatedAt: at }
    return { line: { line, name, outcome: before ? 'changed' : 'new', reasons }, before, after }
  })
}

function refused(line: Omit<ImportedLine, 'outcome'>): Planned {
  return { line: { ...line, outcome: 'refused' }, before: null, after: null }
}
