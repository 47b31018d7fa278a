import {
  emptyValues,
  formatValue,
  parseValues,
  pickValues,
  productSchema,
} from '../product-schema.ts'
import { variantFields } from '../variant.ts'
import { type CsvRow, cellOf, completeSale, saleFields, seenIn, textsOf } from './product-csv.ts'
import { adjustedStock, type ProductDraft } from './product-draft.ts'
import type { StaffProduct } from './staff-product.ts'
import { pickVariantValues, type VariantDraft } from './variant-draft.ts'

/** The further sizes of a product that are not archived as CSV rows, which follow the row of the product. */
export function sizeRowsOf(product: StaffProduct): CsvRow[] {
  const onSale = product.furtherVariants.filter(({ archivedAt }) => (archivedAt ?? null) === null)
  return onSale.map((size) => {
    const values = { ...pickValues(product), ...pickVariantValues(size) }
    const cells = variantFields.map((field) => [productSchema[field].csv, cellOf(field, values)])
    return {
      ...Object.fromEntries(cells),
      id: size.id,
      'size of': product.id,
      'stock seen': formatValue('stock', values),
      'last changed': new Date(product.updatedAt).toISOString(),
    }
  })
}

/** The id of the product of a row that describes a further size; empty in the row of a product. */
export function productIdOf(row: CsvRow): string {
  return row['size of']?.trim() ?? ''
}

/** The draft of a further size with the changes of its row; a new one without a size before. */
export function sizeDraftOfRow(
  row: CsvRow,
  { product, before, at }: { product: ProductDraft; before: VariantDraft | null; at: number },
): VariantDraft {
  const base = { ...pickValues(product), ...pickVariantValues(before ?? emptyValues) }
  const all = textsOf(row, base)
  const texts = Object.fromEntries(
    variantFields.flatMap((field) => (all[field] === undefined ? [] : [[field, all[field]]])),
  )
  const values = parseValues(base, texts)
  if (saleFields.some((field) => texts[field] !== undefined)) completeSale(values, at)
  if (row.stock !== undefined) {
    const current = before?.stock ?? null
    values.stock = adjustedStock({ draft: values.stock, seen: seenIn(row).stock, current })
  }
  const kept = before ?? { id: null, pictures: [], isArchived: false }
  return { ...kept, ...pickVariantValues(values) }
}
