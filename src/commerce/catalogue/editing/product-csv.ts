import { parseNumber } from '../field-kinds.ts'
import {
  emptyValues,
  formatValue,
  type ProductField,
  type ProductTexts,
  type ProductValues,
  parseValues,
  productFields,
  productSchema,
} from '../product-schema.ts'
import { endlessSale } from '../sale.ts'
import { type AddOnNames, unknownRule } from './add-on-names.ts'
import type { ImportProblem } from './import-problem.ts'
import { adjustedStock, checkDraft, type ProductDraft, productDraftOf } from './product-draft.ts'
import type { StaffProduct } from './staff-product.ts'

/**
 * The CSV columns of a product in their order. “Size of” is the id of the product of a further size. “Stock seen” and
 * “last changed” are the values at the export: an import uses them to keep later sales and edits. A file made by hand
 * does not need them.
 */
export const csvColumns: readonly string[] = [
  'id',
  ...productFields.map((field) => productSchema[field].csv),
  'size of',
  'stock seen',
  'last changed',
]

/** The cells of a CSV row by column; columns that the file does not have are missing. */
export type CsvRow = Partial<Record<string, string>>

/** A product as a CSV row, without its pictures. Times are in Cairo time; an empty stock is made to order. */
export function rowOf(
  product: StaffProduct,
  {
    categoryNames,
    addOnNames,
  }: { categoryNames: ReadonlyMap<string, string>; addOnNames: AddOnNames },
): CsvRow {
  const row: CsvRow = {
    id: product.id,
    'stock seen': formatValue('stock', product),
    'last changed': new Date(product.updatedAt).toISOString(),
  }
  for (const field of productFields) row[productSchema[field].csv] = cellOf(field, product)
  row.category = categoryNames.get(product.category) ?? ''
  row[productSchema.addOnWith.csv] = addOnNames.format(product.addOnWith)
  return row
}

export function cellOf(field: ProductField, values: ProductValues): string {
  if (field === 'saleEndDate' && values.saleEndDate === endlessSale) return ''
  const text = formatValue(field, values)
  return typeof values[field] === 'number' ? text.replace('T', ' ') : text
}

/** Whether staff changed a product since the export. A sale changes the stock and leaves `updatedAt`. */
export function isChangedSince(row: CsvRow, { updatedAt }: { updatedAt: number }): boolean {
  const seen = seenIn(row)
  return seen.updatedAt !== null && seen.updatedAt !== updatedAt
}

export function seenIn(row: CsvRow): { stock: number | null; updatedAt: number | null } {
  const changed = row['last changed']?.trim() ?? ''
  return {
    stock: parseNumber(row['stock seen'] ?? ''),
    updatedAt: changed === '' ? null : readInstant(changed),
  }
}

type RowProblems = Partial<Record<keyof ProductDraft | 'seen', ImportProblem>>

/** The objects that the cells of a row refer to. Without `before` it is a new product; `at` is the time of the import. */
export interface RowContext {
  before: StaffProduct | null
  categoryIds: ReadonlyMap<string, string>
  addOnNames: AddOnNames
  at: number
}

/** The draft of a CSV row; columns that the file does not have leave the product unchanged. */
export function draftOfRow(
  row: CsvRow,
  { before, categoryIds, addOnNames, at }: RowContext,
): { draft: ProductDraft; problems: RowProblems } {
  const base: ProductDraft = before
    ? productDraftOf(before)
    : { ...emptyValues, pictures: [], furtherVariants: [] }
  const texts = textsOf(row, base)
  const category = texts.category
  if (category !== undefined) texts.category = categoryIds.get(category.toLowerCase()) ?? ''
  const addOnWith = texts.addOnWith && addOnNames.parse(texts.addOnWith)
  if (addOnWith !== undefined) texts.addOnWith = addOnWith
  const { pictures, furtherVariants } = base
  const draft = { ...parseValues(base, texts), pictures, furtherVariants }
  if (saleFields.some((field) => texts[field] !== undefined)) completeSale(draft, at)
  const seen = seenIn(row)
  if (row.stock !== undefined) {
    draft.stock = adjustedStock({ draft: draft.stock, seen: seen.stock, current: base.stock })
  }
  const problems: RowProblems = checkDraft(draft)
  if (category && draft.category === '') problems.category = { code: 'category-unknown', category }
  const unknown = addOnWith === undefined ? undefined : unknownRule(addOnWith)
  if (unknown !== undefined) problems.addOnWith = { code: 'add-on-rule-unknown', unknown }
  if (Number.isNaN(seen.stock) || Number.isNaN(seen.updatedAt))
    problems.seen = { code: 'seen-invalid' }
  return { draft, problems }
}

export const saleFields = ['salePrice', 'saleStartDate', 'saleEndDate'] as const

type SaleField = (typeof saleFields)[number]

/** A sale price without a start is a sale from now on; one without an end runs until staff remove it. */
export function completeSale(draft: Pick<ProductValues, SaleField>, at: number): void {
  if (draft.salePrice === null) return
  draft.saleStartDate ??= at
  draft.saleEndDate ??= endlessSale
}

/** The changed cells by field. CSV times have no milliseconds, so parsing an unchanged one would change the instant. */
export function textsOf(row: CsvRow, base: ProductValues): ProductTexts {
  const texts: ProductTexts = {}
  for (const field of productFields) {
    const cell = row[productSchema[field].csv]?.trim()
    if (cell !== undefined && cell !== cellOf(field, base)) texts[field] = cell
  }
  return texts
}

/** Accepts only the exported format: spreadsheet programs rewrite cells that they take for dates. */
function readInstant(text: string): number {
  return /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text) ? Date.parse(text) : Number.NaN
}
