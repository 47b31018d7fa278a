import {
  checkDraft,
  type DraftMessages,
  type DraftPicture,
  type ProductDraft,
} from '#commerce/catalogue/editing/product-draft.ts'
import { formatValue, parseValues } from '#commerce/catalogue/editing/product-texts.ts'
import {
  emptyValues,
  mapFields,
  type ProductField,
  type ProductValues,
} from '#commerce/catalogue/product-schema.ts'

/** The text of each form field. Times are in Cairo time. */
export type ProductFields = Record<ProductField, string>

export function fieldsOf(values: ProductValues): ProductFields {
  return mapFields((field) => formatValue(field, values[field]))
}

export const emptyFields = fieldsOf(emptyValues)

/** Parses the fields, with validation messages by field. */
export function readFields(
  fields: ProductFields,
  pictures: readonly DraftPicture[],
): { draft: ProductDraft; messages: DraftMessages } {
  const draft = { ...parseValues(emptyValues, fields), pictures }
  return { draft, messages: checkDraft(draft) }
}
