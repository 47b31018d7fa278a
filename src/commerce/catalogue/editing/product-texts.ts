import { civilTimeAt, instantOfCivilTime } from '../../delivery/cairo-time.ts'
import {
  definitionOf,
  fieldsOfKind,
  type ProductField,
  type ProductValues,
  productSchema,
} from '../product-schema.ts'

/** The text of a value in a form: empty for null and NaN; times in Cairo time as `2026-11-20T14:30:00`. */
export function formatValue(field: ProductField, value: string | number | null): string {
  if (value === null || Number.isNaN(value)) return ''
  if (typeof value === 'number' && productSchema[field].kind === 'instant')
    return civilTimeAt(value)
  return String(value)
}

/** Parses the texts of a form or CSV row; fields without a text keep their value. Invalid numbers and times are NaN. */
export function parseValues(
  base: ProductValues,
  texts: Partial<Record<ProductField, string>>,
): ProductValues {
  const values = { ...base }
  for (const field of fieldsOfKind('text', 'reference')) values[field] = texts[field] ?? base[field]
  for (const field of fieldsOfKind('number')) {
    const text = texts[field]
    if (text !== undefined) {
      values[field] = parseNumber(text) ?? definitionOf(field).empty ?? Number.NaN
    }
  }
  for (const field of fieldsOfKind('optionalNumber')) {
    const text = texts[field]
    if (text !== undefined) values[field] = parseNumber(text)
  }
  for (const field of fieldsOfKind('instant')) {
    const text = texts[field]
    if (text !== undefined) values[field] = parseTime(text)
  }
  return values
}

/** Null for an empty text; NaN, which no rule accepts, for anything but a whole number. */
export function parseNumber(text: string): number | null {
  const digits = text.replace(/[\s,]/g, '')
  if (digits === '') return null
  return /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN
}

function parseTime(text: string): number | null {
  return text === '' ? null : (instantOfCivilTime(text) ?? Number.NaN)
}
