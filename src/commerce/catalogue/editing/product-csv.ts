import { civilTimeAt, instantOfCivilTime } from '../../delivery/cairo-time.ts'
import { checkDraft, type DraftMessages, draftOf, type ProductDraft } from './product-draft.ts'
import { adjustedStock } from './product-of-draft.ts'
import type { StaffProduct } from './staff-product.ts'

/**
 * The columns of a spreadsheet of products, in their order. Times are Cairo's; an empty stock is made to order. The last
 * two say what an export saw, so that nothing is undone that happened since; a sheet made by hand does without.
 */
export const csvColumns = [
  'id',
  'name',
  'category',
  'price',
  'sale price',
  'sale starts',
  'sale ends',
  'stock',
  'days of preparation',
  'description',
  'care',
  'stock seen',
  'last changed',
] as const

export type CsvColumn = (typeof csvColumns)[number]
/** A line of the sheet as text; a column that the sheet does not have is missing. */
export type CsvRow = Partial<Record<CsvColumn, string>>

/** A product as a CSV row, without its pictures. */
export function rowOf(
  product: StaffProduct,
  categoryNames: ReadonlyMap<string, string>,
): Record<CsvColumn, string> {
  return {
    id: product.id,
    name: product.name,
    category: categoryNames.get(product.category) ?? '',
    price: String(product.price),
    'sale price': numberText(product.salePrice),
    'sale starts': timeText(product.saleStartDate),
    'sale ends': timeText(product.saleEndDate),
    stock: numberText(product.stock),
    'days of preparation': String(product.leadDays),
    description: product.description,
    care: product.care,
    'stock seen': numberText(product.stock),
    'last changed': new Date(product.updatedAt).toISOString(),
  }
}

/** Whether staff changed a product since the export. A sale changes the stock and leaves `updatedAt`. */
export function isChangedSince(row: CsvRow, { updatedAt }: { updatedAt: number }): boolean {
  const seen = seenIn(row)
  return seen.updatedAt !== null && seen.updatedAt !== updatedAt
}

/** Null where the file has no value. */
function seenIn(row: CsvRow): { stock: number | null; updatedAt: number | null } {
  const changed = row['last changed']?.trim() ?? ''
  return {
    stock: readNumber(row['stock seen'] ?? ''),
    updatedAt: changed === '' ? null : readInstant(changed),
  }
}

/** Messages by field; `seen` is for the columns “stock seen” and “last changed”. */
export type RowMessages = DraftMessages & { seen?: string }

/** What a row says of a product: columns that the sheet does not have leave it as it was. */
export function draftOfRow(
  row: CsvRow,
  {
    before,
    categoryIds,
  }: { before: StaffProduct | null; categoryIds: ReadonlyMap<string, string> },
): { draft: ProductDraft; messages: RowMessages } {
  const base = before ? draftOf(before) : newDraft
  const draft = { ...base }
  const text = (column: CsvColumn) => row[column]?.trim()
  const name = text('name')
  if (name !== undefined) draft.name = name
  if (row.description !== undefined) draft.description = row.description.trim()
  if (row.care !== undefined) draft.care = row.care.trim()
  const category = text('category')
  if (category !== undefined) draft.category = categoryIds.get(category.toLowerCase()) ?? ''
  const price = text('price')
  if (price !== undefined) draft.price = readNumber(price) ?? Number.NaN
  const salePrice = text('sale price')
  if (salePrice !== undefined) draft.salePrice = readNumber(salePrice)
  const starts = text('sale starts')
  if (starts !== undefined) draft.saleStartDate = readTime(starts, base.saleStartDate)
  const ends = text('sale ends')
  if (ends !== undefined) draft.saleEndDate = readTime(ends, base.saleEndDate)
  const stock = text('stock')
  const seen = seenIn(row)
  if (stock !== undefined) {
    const asked = { draft: readNumber(stock), seen: seen.stock, current: base.stock }
    draft.stock = adjustedStock(asked)
  }
  const leadDays = text('days of preparation')
  if (leadDays !== undefined) draft.leadDays = readNumber(leadDays) ?? 0
  const messages: RowMessages = checkDraft(draft)
  if (category && draft.category === '') messages.category = `No category is named “${category}”.`
  if (Number.isNaN(draft.saleStartDate)) messages.saleStartDate = badTime
  if (Number.isNaN(draft.saleEndDate)) messages.saleEndDate = badTime
  if (Number.isNaN(seen.stock) || Number.isNaN(seen.updatedAt)) messages.seen = badSeen
  return { draft, messages }
}

const badTime = 'Enter the time as 2026-11-20 14:30:00.'
const badSeen = 'Leave “stock seen” and “last changed” as exported.'

const newDraft: ProductDraft = {
  name: '',
  description: '',
  care: '',
  category: '',
  price: Number.NaN,
  salePrice: null,
  saleStartDate: null,
  saleEndDate: null,
  stock: null,
  leadDays: 0,
  pictures: [],
}

function readNumber(text: string): number | null {
  const digits = text.replace(/[\s,]/g, '')
  if (digits === '') return null
  return /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN
}

/** Accepts only the exported format: spreadsheet programs rewrite cells that they take for dates. */
function readInstant(text: string): number {
  return /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text) ? Date.parse(text) : Number.NaN
}

/** CSV times have no milliseconds: an unchanged cell leaves the stored instant as it is. */
function readTime(text: string, known: number | null): number | null {
  if (text === timeText(known)) return known
  return text === '' ? null : (instantOfCivilTime(text) ?? Number.NaN)
}

function numberText(value: number | null): string {
  return value === null ? '' : String(value)
}

function timeText(instant: number | null): string {
  return instant === null ? '' : civilTimeAt(instant).replace('T', ' ')
}
