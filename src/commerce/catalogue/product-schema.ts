import { calendarLength } from '../delivery/delivery-calendar.ts'
import { addOnUses } from './add-on.ts'
import { colours, flowers } from './facets.ts'
import {
  choice,
  type Field,
  ids,
  instant,
  keys,
  number,
  optionalNumber,
  text,
} from './field-kinds.ts'

// A longer lead time would leave no day in the delivery calendar.
const maxLeadDays = calendarLength - 1

const longestVariantName = 60

const fields = {
  name: text({ csv: 'name', max: 120, required: { code: 'name-missing' } }),
  category: text({ csv: 'category', required: { code: 'category-missing' } }),
  price: number({
    csv: 'price',
    min: 1,
    max: 1_000_000,
    problem: { code: 'price-invalid' },
  }),
  /** The rule of a sale over several fields is in `checkDraft`. */
  salePrice: optionalNumber({ csv: 'sale price', problem: { code: 'sale-price-too-high' } }),
  saleStartDate: instant('sale starts'),
  saleEndDate: instant('sale ends'),
  /** Quantity in stock; null is made to order. */
  stock: optionalNumber({
    csv: 'stock',
    max: 100_000,
    problem: { code: 'stock-invalid' },
  }),
  /** Lead time in days between order and delivery. */
  leadDays: number({ csv: 'days of preparation', max: maxLeadDays, empty: 0 }),
  /** How long the product is guaranteed to stay fresh; null for the three days of cut flowers. */
  guaranteeDays: optionalNumber({ csv: 'days of guarantee', min: 1, max: 60 }),
  description: text({ csv: 'description', max: 4000 }),
  care: text({ csv: 'care', max: 2000 }),
  /** Arabic texts are optional: customers read the English one without them. */
  nameAr: text({ csv: 'arabic name', max: 120 }),
  descriptionAr: text({ csv: 'arabic description', max: 4000 }),
  careAr: text({ csv: 'arabic care', max: 2000 }),
  /** The name of the variant, such as a size; `checkVariants` requires it where there are several. */
  variantName: text({ csv: 'size', max: longestVariantName }),
  variantNameAr: text({ csv: 'arabic size', max: longestVariantName }),
  stemCount: optionalNumber({ csv: 'stems', min: 1, max: 1000 }),
  heightCm: optionalNumber({ csv: 'height in cm', min: 1, max: 300 }),
  /** The filter values of the product: keys of `facets.ts`. */
  colours: keys('colours', colours),
  flowers: keys('flowers', flowers),
  /** Whether it is offered with a bouquet: see `add-on.ts`. */
  addOn: choice('add-on', addOnUses),
  addOnWith: ids('add-on with'),
  /** Where it stands among the add-ons; the lowest first. */
  addOnOrder: number({ csv: 'add-on order', max: 999, empty: 0 }),
}

export type ProductField = keyof typeof fields

export type ProductValues = { [Name in ProductField]: (typeof fields)[Name]['empty'] }

/**
 * The editable fields of a product, each described once, in the order of the CSV columns. The type, the server
 * validator, the problems, the CSV columns and the texts of the form derive from it.
 */
export const productSchema: { [Name in ProductField]: Field<ProductValues[Name]> } = fields

export const productFields = Object.keys(productSchema).filter(isProductField)

export function isProductField(name: string): name is ProductField {
  return Object.hasOwn(productSchema, name)
}

/** A value for each field: those of a product, or the labels of a form. */
export function mapFields<Values extends Record<ProductField, unknown> = ProductValues>(
  read: <Name extends ProductField>(name: Name) => Values[Name],
): Values {
  const values = Object.fromEntries(productFields.map((name) => [name, read(name)]))
  if (!hasAllFields<Values>(values)) throw new Error('A field of the product is missing.')
  return values
}

function hasAllFields<Values extends object>(values: object): values is Values {
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
