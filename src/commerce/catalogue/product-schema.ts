import { calendarLength } from '../delivery/delivery-calendar.ts'

/** The value of each kind of field. A reference is the id of a category; an instant is in epoch milliseconds. */
interface ValueOfKind {
  text: string
  reference: string
  number: number
  optionalNumber: number | null
  instant: number | null
}

export type FieldKind = keyof ValueOfKind

interface FieldDefinition {
  kind: FieldKind
  /** The CSV column. Exported files of shops have it: it never changes. */
  csv: string
  /** The message for an empty text. */
  required?: string
  /** The limits of a number, or the longest text. */
  min?: number
  max?: number
  /** The message for a number beyond the limits. */
  message?: string
  /** The value of an empty number; without it, the number is required. */
  empty?: number
}

// A longer lead time would leave no day in the delivery calendar.
const maxLeadDays = calendarLength - 1

/**
 * The editable fields of a product, each described once, in the order of the CSV columns. The type, the server
 * validator, the messages, the CSV columns and the texts of the form derive from it.
 */
export const productSchema = {
  name: { kind: 'text', csv: 'name', max: 120, required: 'Enter a name.' },
  category: { kind: 'reference', csv: 'category', required: 'Select a category.' },
  price: {
    kind: 'number',
    csv: 'price',
    min: 1,
    max: 1_000_000,
    message: 'Enter a whole number of pounds from 1 to 1,000,000.',
  },
  /** The rule of a sale over several fields is in `checkDraft`. */
  salePrice: { kind: 'optionalNumber', csv: 'sale price' },
  saleStartDate: { kind: 'instant', csv: 'sale starts' },
  saleEndDate: { kind: 'instant', csv: 'sale ends' },
  /** Quantity in stock; null is made to order. */
  stock: {
    kind: 'optionalNumber',
    csv: 'stock',
    min: 0,
    max: 100_000,
    message: 'Enter a whole number, or leave it empty if made to order.',
  },
  /** Lead time in days between order and delivery. */
  leadDays: {
    kind: 'number',
    csv: 'days of preparation',
    min: 0,
    max: maxLeadDays,
    message: `Enter a number of days from 0 to ${maxLeadDays}.`,
    empty: 0,
  },
  description: { kind: 'text', csv: 'description', max: 4000 },
  /** Care instructions. */
  care: { kind: 'text', csv: 'care', max: 2000 },
} as const satisfies Record<string, FieldDefinition>

export type ProductField = keyof typeof productSchema

type FieldOfKind<Kind extends FieldKind> = {
  [Field in ProductField]: (typeof productSchema)[Field]['kind'] extends Kind ? Field : never
}[ProductField]

/** The values of the editable fields of a product. */
export type ProductValues = {
  [Field in ProductField]: ValueOfKind[(typeof productSchema)[Field]['kind']]
}

export const productFields = Object.keys(productSchema).filter(isProductField)

function isProductField(name: string): name is ProductField {
  return name in productSchema
}

/** The definition of a field with all its optional properties. */
export function definitionOf(field: ProductField): FieldDefinition {
  return productSchema[field]
}

/** The fields of these kinds. */
export function fieldsOfKind<Kind extends FieldKind>(...kinds: Kind[]): FieldOfKind<Kind>[] {
  return productFields.filter((field): field is FieldOfKind<Kind> =>
    kinds.some((kind) => kind === productSchema[field].kind),
  )
}

/** One value for each field. */
export function mapFields<Value>(
  toValue: (field: ProductField) => Value,
): Record<ProductField, Value> {
  const values: Partial<Record<ProductField, Value>> = {}
  for (const field of productFields) values[field] = toValue(field)
  if (!hasAllFields(values)) throw new Error('A field of the product is missing.')
  return values
}

/** The values of a new product: texts empty, required numbers NaN, and the others null. */
export const emptyValues: ProductValues = emptied({})

function emptied(values: Partial<ProductValues>): ProductValues {
  for (const field of fieldsOfKind('text', 'reference')) values[field] = ''
  for (const field of fieldsOfKind('number'))
    values[field] = definitionOf(field).empty ?? Number.NaN
  for (const field of fieldsOfKind('optionalNumber', 'instant')) values[field] = null
  if (!hasAllFields(values)) throw new Error('A field of the product is missing.')
  return values
}

function hasAllFields<Values extends object>(values: Values): values is Required<Values> {
  return productFields.every((field) => field in values)
}

/** The editable fields of a product alone. */
export function pickValues(source: ProductValues): ProductValues {
  const values = { ...emptyValues }
  for (const field of productFields) copyValue(source, values, field)
  return values
}

function copyValue<Field extends ProductField>(
  from: ProductValues,
  to: ProductValues,
  field: Field,
): void {
  to[field] = from[field]
}
