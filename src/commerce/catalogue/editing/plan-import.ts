import { newDocumentId } from '#database/document-id.ts'
import { productSchema } from '../product-schema.ts'
import { endlessSale } from '../sale.ts'
import { soldName } from '../variant.ts'
import type { ImportNotice, ImportProblem } from './import-problem.ts'
import { type CsvRow, draftOfRow, isChangedSince, type RowContext, seenIn } from './product-csv.ts'
import {
  applyDraft,
  cleanValues,
  type ProductDraft,
  productDraftOf,
  updatedAfter,
} from './product-draft.ts'
import { productIdOf, sizeDraftOfRow } from './size-csv.ts'
import type { StaffProduct } from './staff-product.ts'
import { applyVariants, checkFurtherVariants, checkVariants } from './variant-draft.ts'

/** The result of one CSV row. */
export interface ImportedLine {
  line: number
  name: string
  outcome: 'new' | 'changed' | 'same' | 'refused'
  /** Why it is refused. */
  problems: ImportProblem[]
  notices: ImportNotice[]
}

/** A row of the file, with its line counted from 1. */
export interface ImportRow {
  line: number
  row: CsvRow
}

/** A product of the file: its own row and those of its further sizes are one change. */
interface PlannedProduct {
  before: StaffProduct | null
  draft: ProductDraft
  createdAt: number
}

interface PlannedLine {
  line: number
  row: CsvRow
  name: string
  isNew: boolean
  isSame: boolean
  hasEndlessSale: boolean
  problems: ImportProblem[]
  /** Null for a row whose product is unknown. */
  product: PlannedProduct | null
  /** The place of the further size; null in the row of a product. */
  sizeIndex: number | null
}

interface ImportContext extends Omit<RowContext, 'before'> {
  known: ReadonlyMap<string, StaffProduct>
}

interface ImportPlan {
  lines: ImportedLine[]
  changes: { before: StaffProduct | null; after: StaffProduct }[]
}

/** The changes that a file makes. Rows of further sizes name their product by its id, a new one by its name. */
export function planImport(rows: readonly ImportRow[], context: ImportContext): ImportPlan {
  const products = new Map<string, PlannedProduct>()
  const seen = new Set<string>()
  const isRepeated = ({ id = '' }: CsvRow) => {
    const key = id.trim()
    if (key === '' || !seen.has(key)) {
      seen.add(key)
      return false
    }
    return true
  }
  const planned = new Map<ImportRow, PlannedLine>()
  const isSize = ({ row }: ImportRow) => productIdOf(row) !== ''
  for (const [index, one] of rows.entries()) {
    if (isSize(one)) continue
    const line = planProduct(one, context, context.at - index)
    if (isRepeated(one.row)) line.problems.unshift({ code: 'row-repeated' })
    else if (line.product) products.set(line.product.before?.id ?? line.name, line.product)
    planned.set(one, line)
  }
  for (const one of rows.filter(isSize)) {
    const productId = productIdOf(one.row)
    const before = context.known.get(productId)
    const product = products.get(productId) ?? (before ? unchanged(before) : null)
    if (product && before) products.set(productId, product)
    const line = planSize(one, product, context.at)
    if (isRepeated(one.row)) line.problems.unshift({ code: 'row-repeated' })
    planned.set(one, line)
  }
  const lines = rows.flatMap((one) => planned.get(one) ?? [])
  checkSizes(lines)
  return { lines: lines.map(resultOf), changes: changesOf(lines, context.at) }
}

function unchanged(before: StaffProduct): PlannedProduct {
  return { before, draft: productDraftOf(before), createdAt: before.createdAt }
}

function planProduct(
  { line, row }: ImportRow,
  { known, ...context }: ImportContext,
  createdAt: number,
): PlannedLine {
  const id = row.id?.trim() ?? ''
  const before = known.get(id) ?? null
  const { draft, problems } = draftOfRow(row, { ...context, before })
  // `checkSizes` has this one, once the rows of the sizes are known.
  const { furtherVariants: _problem, ...own } = problems
  const isUnknown = id !== '' && !before
  return {
    ...{ line, row, name: draft.name || id, isNew: !before, sizeIndex: null },
    // An unchanged row passes even if the product breaks a limit that was introduced later.
    isSame: before !== null && JSON.stringify(draft) === JSON.stringify(productDraftOf(before)),
    hasEndlessSale: draft.saleEndDate === endlessSale && before?.saleEndDate !== draft.saleEndDate,
    problems: [...(isUnknown ? [unknownId] : []), ...Object.values(own)],
    product: isUnknown ? null : { before, draft, createdAt },
  }
}

const unknownId: ImportProblem = { code: 'id-unknown' }

/** Puts the size of a row into the draft of its product. */
function planSize(
  { line, row }: ImportRow,
  product: PlannedProduct | null,
  at: number,
): PlannedLine {
  const id = row.id?.trim() ?? ''
  const planned = { line, row, isNew: id === '', isSame: false, hasEndlessSale: false }
  const unknown = (problem: ImportProblem): PlannedLine => ({
    ...{ ...planned, name: row[productSchema.variantName.csv] || id, problems: [problem] },
    ...{ product: null, sizeIndex: null },
  })
  if (!product) return unknown({ code: 'product-unknown' })
  const sizes = product.draft.furtherVariants ?? []
  const found = sizes.findIndex((size) => size.id === id)
  if (id !== '' && found < 0) return unknown(unknownId)
  const before = sizes[found] ?? null
  const size = sizeDraftOfRow(row, { product: product.draft, before, at })
  const sizeIndex = before ? found : sizes.length
  product.draft = {
    ...product.draft,
    furtherVariants: before ? sizes.with(found, size) : [...sizes, size],
  }
  const { stock, updatedAt } = seenIn(row)
  const isBad = Number.isNaN(stock) || Number.isNaN(updatedAt)
  return {
    ...{ ...planned, product, sizeIndex },
    name: soldName({ name: product.draft.name, variantName: size.variantName }),
    isSame: before !== null && JSON.stringify(size) === JSON.stringify(before),
    hasEndlessSale: size.saleEndDate === endlessSale && before?.saleEndDate !== size.saleEndDate,
    problems: isBad ? [{ code: 'seen-invalid' }] : [],
  }
}

/** Adds the problems of sizes to their rows, and those that no row explains to the changed rows of the product. */
function checkSizes(lines: readonly PlannedLine[]): void {
  for (const [product, ofProduct] of Map.groupBy(lines, (one) => one.product)) {
    if (!product) continue
    const { draft } = product
    const sizes = draft.furtherVariants ?? []
    const problems = checkFurtherVariants(draft, sizes)
    const own = ofProduct.find(({ sizeIndex }) => sizeIndex === null)
    let isExplained = false
    for (const one of ofProduct) {
      if (one.sizeIndex === null || one.isSame) continue
      const found = Object.values(problems[one.sizeIndex] ?? {})
      one.problems.push(...found)
      isExplained ||= found.length > 0
    }
    const { variantName, furtherVariants } = checkVariants(draft, sizes)
    const left = [...(own ? [] : [variantName]), ...(isExplained ? [] : [furtherVariants])]
    const shownAt = ofProduct.filter((one) => !one.isSame)
    for (const one of shownAt) one.problems.push(...left.filter((problem) => problem !== undefined))
  }
}

const archived: ImportNotice = { code: 'archived' }
const endless: ImportNotice = { code: 'endless-sale' }

function resultOf(planned: PlannedLine): ImportedLine {
  const { line, name, row, product, isNew, isSame, problems } = planned
  const isRepeated = problems.some(({ code }) => code === 'row-repeated')
  const result = { line, name, problems: [], notices: [] }
  if (isSame && !isRepeated) return { ...result, outcome: 'same' }
  if (problems.length > 0) return { ...result, outcome: 'refused', problems }
  if (product?.before && isChangedSince(row, product.before)) {
    return { ...result, outcome: 'refused', problems: [{ code: 'changed-since' }] }
  }
  const notices: ImportNotice[] = [
    ...(isNew && planned.sizeIndex === null ? [archived] : []),
    ...(planned.hasEndlessSale ? [endless] : []),
  ]
  return { ...result, outcome: isNew ? 'new' : 'changed', notices }
}

function changesOf(lines: readonly PlannedLine[], at: number): ImportPlan['changes'] {
  const changed = lines.filter((one) => !one.isSame)
  return [...Map.groupBy(changed, ({ product }) => product)].flatMap(
    ([product, ofProduct]): ImportPlan['changes'] => {
      if (!product) return []
      const { before, draft, createdAt } = product
      if (!before) {
        // A file has no pictures, and customers should not see a product without one.
        const created = { id: newDocumentId(), archivedAt: at, createdAt, updatedAt: at }
        const applied = applyDraft(draft, { before, placeholders: new Map(), at })
        return [{ before, after: { ...created, ...applied } }]
      }
      const hasSizes = ofProduct.some(({ sizeIndex }) => sizeIndex !== null)
      const placeholders = placeholdersOf(before)
      const after: StaffProduct = {
        ...before,
        ...cleanValues(draft),
        ...(hasSizes && {
          furtherVariants: applyVariants(draft.furtherVariants ?? [], { before, placeholders, at }),
        }),
        updatedAt: updatedAfter(before, at),
      }
      return [{ before, after }]
    },
  )
}

function placeholdersOf({ furtherVariants }: StaffProduct): Map<string, string> {
  const details = furtherVariants.flatMap(({ pictureDetails }) => Object.entries(pictureDetails))
  return new Map(
    details.flatMap(([address, { placeholder }]) =>
      placeholder === null ? [] : [[address, placeholder]],
    ),
  )
}
