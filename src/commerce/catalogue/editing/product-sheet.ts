import { civilTimeAt, instantOfCivilTime } from '../../delivery/cairo-time.ts'
import { checkDraft, type DraftMessages, draftOf, type ProductDraft } from './product-draft.ts'
import type { StaffProduct } from './staff-product.ts'

/** The columns of a spreadsheet of products, in their order. Times are Cairo's; an empty stock is made to order. */
export const sheetColumns = [
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
] as const

export type SheetColumn = (typeof sheetColumns)[number]
export type SheetRow = Partial<Record<SheetColumn, string>>

/** A product as a row; pictures stay in the shop. */
export function rowOf(
  product: StaffProduct,
  categoryNames: ReadonlyMap<string, string>,
): Record<SheetColumn, string> {
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
  }
}

/** What a row says of a product: columns that the sheet does not have leave it as it was. */
export function draftOfRow(
  row: SheetRow,
  {
    before,
    categoryIds,
  }: { before: StaffProduct | null; categoryIds: ReadonlyMap<string, string> },
): { draft: ProductDraft; messages: DraftMessages } {
  const base = before ? draftOf(before) : newDraft
  const draft = { ...base }
  const text = (column: SheetColumn) => row[column]?.trim()
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
  if (starts !== undefined) draft.saleStartDate = readTime(starts)
  const ends = text('sale ends')
  if (ends !== undefined) draft.saleEndDate = readTime(ends)
  const stock = text('stock')
  if (stock !== undefined) draft.stock = readNumber(stock)
  const leadDays = text('days of preparation')
  if (leadDays !== undefined) draft.leadDays = readNumber(leadDays) ?? 0
  const messages = checkDraft(draft)
  if (category && draft.category === '') messages.category = `There is no category “${category}”.`
  if (Number.isNaN(draft.saleStartDate)) messages.saleStartDate = badTime
  if (Number.isNaN(draft.saleEndDate)) messages.saleEndDate = badTime
  return { draft, messages }
}

const badTime = 'A time is written 2026-11-20 14:30:00.'

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

function readTime(text: string): number | null {
  return text === '' ? null : (instantOfCivilTime(text) ?? Number.NaN)
}

function numberText(value: number | null): string {
  return value === null ? '' : String(value)
}

function timeText(instant: number | null): string {
  return instant === null ? '' : civilTimeAt(instant).replace('T', ' ')
}
