import {
  checkDraft,
  type DraftMessages,
  type DraftPicture,
  type ProductDraft,
} from '#commerce/catalogue/editing/product-draft.ts'
import { civilTimeAt, instantOfCivilTime } from '#commerce/delivery/cairo-time.ts'

/** The text of each form field. Times are in Cairo time. */
export interface ProductFields {
  name: string
  description: string
  care: string
  category: string
  price: string
  salePrice: string
  saleStartDate: string
  saleEndDate: string
  stock: string
  leadDays: string
}

export const emptyFields: ProductFields = {
  name: '',
  description: '',
  care: '',
  category: '',
  price: '',
  salePrice: '',
  saleStartDate: '',
  saleEndDate: '',
  stock: '',
  leadDays: '0',
}

export function fieldsOf(draft: ProductDraft): ProductFields {
  const { name, description, care, category } = draft
  return {
    name,
    description,
    care,
    category,
    price: String(draft.price),
    salePrice: numberText(draft.salePrice),
    saleStartDate: timeText(draft.saleStartDate),
    saleEndDate: timeText(draft.saleEndDate),
    stock: numberText(draft.stock),
    leadDays: String(draft.leadDays),
  }
}

/** Parses the fields, with validation messages by field. */
export function readFields(
  fields: ProductFields,
  pictures: readonly DraftPicture[],
): { draft: ProductDraft; messages: DraftMessages } {
  const { name, description, care, category } = fields
  const draft: ProductDraft = {
    name,
    description,
    care,
    category,
    price: readNumber(fields.price) ?? Number.NaN,
    salePrice: readNumber(fields.salePrice),
    saleStartDate: instantOfCivilTime(fields.saleStartDate),
    saleEndDate: instantOfCivilTime(fields.saleEndDate),
    stock: readNumber(fields.stock),
    leadDays: readNumber(fields.leadDays) ?? 0,
    pictures,
  }
  return { draft, messages: checkDraft(draft) }
}

/** Null for an empty field; NaN, which no rule accepts, for anything but a whole number. */
function readNumber(text: string): number | null {
  const digits = text.replace(/[\s,]/g, '')
  if (digits === '') return null
  return /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN
}

function numberText(value: number | null): string {
  return value === null ? '' : String(value)
}

function timeText(instant: number | null): string {
  return instant === null ? '' : civilTimeAt(instant)
}
