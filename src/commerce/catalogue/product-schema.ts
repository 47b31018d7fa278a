import { westernDigits } from '#i18n/western-digits.ts'
import { civilTimeAt, instantOfCivilTime } from '../delivery/cairo-time.ts'
import { calendarLength } from '../delivery/delivery-calendar.ts'
import { lengthMessage } from '../length-message.ts'
import { catalogueRuleText } from './catalogue-rules.messages.ts'
import { colours, flowers } from './facets.ts'

interface Field<Value> {
  /** The CSV column. Exported files of shops have it: it never changes. */
  csv: string
  /** The largest number, or the longest text. */
  max: number
  /** The value of a new product; NaN, which no rule accepts, for a required number. */
  empty: Value
  /** Whether a request may contain the value. Generous: `messageOf` has the rules. */
  accepts: (value: unknown) => boolean
  /** The text in a form or CSV cell: empty for null and NaN. */
  format: (value: Value) => string
  /** Invalid numbers and times are NaN. */
  parse: (text: string) => Value
  clean: (value: Value) => Value
  messageOf: (value: Value) => string | undefined
}

const longestRequestText = 20_000

function text({
  csv,
  max = longestRequestText,
  required,
}: {
  csv: string
  max?: number
  required?: () => string
}): Field<string> {
  return {
    csv,
    max,
    empty: '',
    accepts: (value) => typeof value === 'string' && value.length <= longestRequestText,
    format: (value) => value,
    parse: (typed) => typed,
    clean: (value) => value.trim(),
    messageOf(value) {
      if (required && value.trim() === '') return required()
      return value.length > max ? lengthMessage(max) : undefined
    },
  }
}

interface NumberLimits {
  csv: string
  min?: number
  max?: number
  message?: () => string
}

function optionalNumber({
  csv,
  min = 0,
  max = Number.MAX_SAFE_INTEGER,
  message,
}: NumberLimits): Field<number | null> {
  const isValid = (value: number) => Number.isSafeInteger(value) && min <= value && value <= max
  return {
    csv,
    max,
    empty: null,
    accepts: (value) => value === null || Number.isFinite(value),
    format: (value) => (value === null || Number.isNaN(value) ? '' : String(value)),
    parse: parseNumber,
    clean: (value) => value,
    messageOf: (value) => (value === null || isValid(value) ? undefined : message?.()),
  }
}

function number({
  empty = Number.NaN,
  ...limits
}: NumberLimits & { empty?: number }): Field<number> {
  return {
    ...optionalNumber(limits),
    empty,
    accepts: Number.isFinite,
    parse: (typed) => parseNumber(typed) ?? empty,
    clean: (value) => value,
  }
}

/** An instant, shown in Cairo time as `2026-11-20T14:30:00`. */
function instant(csv: string): Field<number | null> {
  return {
    ...optionalNumber({ csv }),
    accepts: (value) => value === null || Number.isInteger(value),
    format: (value) => (value === null || Number.isNaN(value) ? '' : civilTimeAt(value)),
    parse: (typed) =>
      typed === '' ? null : (instantOfCivilTime(westernDigits(typed)) ?? Number.NaN),
  }
}

/** Some of the keys of a list, in its order; unknown ones stay for the message. */
function keys(csv: string, known: readonly string[]): Field<readonly string[]> {
  const isUnknown = (key: string) => !known.includes(key)
  const sorted = (values: readonly string[]) => [
    ...known.filter((key) => values.includes(key)),
    ...new Set(values.filter(isUnknown)),
  ]
  return {
    csv,
    max: known.length,
    empty: [],
    accepts: (value) =>
      Array.isArray(value) &&
      value.length <= longestRequestText / 100 &&
      value.every((key) => typeof key === 'string' && key.length <= 100),
    format: (value) => value.join(', '),
    parse: (typed) => sorted(typed.toLowerCase().match(/[^\s,;،]+/g) ?? []),
    clean: sorted,
    messageOf(value) {
      const unknown = value.find(isUnknown)
      return unknown === undefined
        ? undefined
        : catalogueRuleText('unknownKey', { unknown, known: known.join(', ') })
    },
  }
}

/** Null for an empty text; NaN for anything but a whole number. */
export function parseNumber(text: string): number | null {
  const digits = westernDigits(text).replace(/[\s,]/g, '')
  if (digits === '') return null
  return /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN
}

// A longer lead time would leave no day in the delivery calendar.
const maxLeadDays = calendarLength - 1

const longestVariantName = 60

const fields = {
  name: text({ csv: 'name', max: 120, required: () => catalogueRuleText('enterName') }),
  category: text({ csv: 'category', required: () => catalogueRuleText('selectCategory') }),
  price: number({
    csv: 'price',
    min: 1,
    max: 1_000_000,
    message: () => catalogueRuleText('price'),
  }),
  /** The rule of a sale over several fields is in `checkDraft`. */
  salePrice: optionalNumber({ csv: 'sale price' }),
  saleStartDate: instant('sale starts'),
  saleEndDate: instant('sale ends'),
  /** Quantity in stock; null is made to order. */
  stock: optionalNumber({
    csv: 'stock',
    max: 100_000,
    message: () => catalogueRuleText('stock'),
  }),
  /** Lead time in days between order and delivery. */
  leadDays: number({
    csv: 'days of preparation',
    max: maxLeadDays,
    message: () => catalogueRuleText('leadDays', { most: maxLeadDays }),
    empty: 0,
  }),
  /** How long the product is guaranteed to stay fresh; null for the three days of cut flowers. */
  guaranteeDays: optionalNumber({
    csv: 'days of guarantee',
    min: 1,
    max: 60,
    message: () => catalogueRuleText('guaranteeDays'),
  }),
  description: text({ csv: 'description', max: 4000 }),
  care: text({ csv: 'care', max: 2000 }),
  /** Arabic texts are optional: customers read the English one without them. */
  nameAr: text({ csv: 'arabic name', max: 120 }),
  descriptionAr: text({ csv: 'arabic description', max: 4000 }),
  careAr: text({ csv: 'arabic care', max: 2000 }),
  /** What distinguishes the variant, such as a size; `checkVariants` requires it where there are several. */
  variantName: text({ csv: 'size', max: longestVariantName }),
  variantNameAr: text({ csv: 'arabic size', max: longestVariantName }),
  stemCount: optionalNumber({
    csv: 'stems',
    min: 1,
    max: 1000,
    message: () => catalogueRuleText('stemCount'),
  }),
  heightCm: optionalNumber({
    csv: 'height in cm',
    min: 1,
    max: 300,
    message: () => catalogueRuleText('heightCm'),
  }),
  /** What customers filter by: keys of `facets.ts`. */
  colours: keys('colours', colours),
  flowers: keys('flowers', flowers),
}

export type ProductField = keyof typeof fields

export type ProductValues = { [Name in ProductField]: (typeof fields)[Name]['empty'] }

/**
 * The editable fields of a product, each described once, in the order of the CSV columns. The type, the server
 * validator, the messages, the CSV columns and the texts of the form derive from it.
 */
export const productSchema: { [Name in ProductField]: Field<ProductValues[Name]> } = fields

export const productFields = Object.keys(productSchema).filter(isProductField)

function isProductField(name: string): name is ProductField {
  return name in productSchema
}

export function mapFields(
  read: <Name extends ProductField>(name: Name) => ProductValues[Name],
): ProductValues {
  const values = Object.fromEntries(productFields.map((name) => [name, read(name)]))
  if (!hasAllFields(values)) throw new Error('A field of the product is missing.')
  return values
}

function hasAllFields(values: object): values is ProductValues {
  return productFields.every((name) => name in values)
}

export const emptyValues = mapFields((name) => productSchema[name].empty)

export function pickValues(source: ProductValues): ProductValues {
  return mapFields((name) => source[name])
}

export type ProductTexts = Partial<Record<ProductField, string>>

export function formatValue<Name extends ProductField>(
  name: Name,
  values: Pick<ProductValues, Name>,
): string {
  return productSchema[name].format(values[name])
}

/** Parses texts; fields without a text keep their value. */
export function parseValues(base: ProductValues, texts: ProductTexts): ProductValues {
  return mapFields((name) => {
    const typed = texts[name]
    return typed === undefined ? base[name] : productSchema[name].parse(typed)
  })
}
