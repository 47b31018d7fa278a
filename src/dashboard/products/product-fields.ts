import type { DraftPicture } from '#commerce/catalogue/editing/draft-pictures.ts'
import {
  checkDraft,
  type DraftMessages,
  type ProductDraft,
} from '#commerce/catalogue/editing/product-draft.ts'
import {
  emptyValues,
  formatValue,
  type ProductTexts,
  type ProductValues,
  parseValues,
  productFields,
} from '#commerce/catalogue/product-schema.ts'

export function fieldsOf(values: ProductValues): ProductTexts {
  return Object.fromEntries(productFields.map((name) => [name, formatValue(name, values)]))
}

export const emptyFields = fieldsOf(emptyValues)

export function readFields(
  fields: ProductTexts,
  pictures: readonly DraftPicture[],
): { draft: ProductDraft; messages: DraftMessages } {
  const draft = { ...parseValues(emptyValues, fields), pictures }
  return { draft, messages: checkDraft(draft) }
}
