import type { DraftPicture } from '#commerce/catalogue/editing/draft-pictures.ts'
import {
  checkDraft,
  type DraftProblems,
  type ProductDraft,
} from '#commerce/catalogue/editing/product-draft.ts'
import { pickVariantValues, type VariantDraft } from '#commerce/catalogue/editing/variant-draft.ts'
import {
  emptyValues,
  formatValue,
  type ProductTexts,
  type ProductValues,
  parseValues,
  productFields,
} from '#commerce/catalogue/product-schema.ts'
import {
  type VariantField,
  type VariantValues,
  variantFields,
} from '#commerce/catalogue/variant.ts'

export function fieldsOf(values: ProductValues): ProductTexts {
  return Object.fromEntries(productFields.map((name) => [name, formatValue(name, values)]))
}

export const emptyFields = fieldsOf(emptyValues)

export function readFields(
  fields: ProductTexts,
  pictures: readonly DraftPicture[],
  furtherVariants: readonly VariantDraft[] = [],
): { draft: ProductDraft; problems: DraftProblems } {
  const draft = { ...parseValues(emptyValues, fields), pictures, furtherVariants }
  return { draft, problems: checkDraft(draft) }
}

export type SizeTexts = Partial<Record<VariantField, string>>

export function sizeTextsOf(values: VariantValues): SizeTexts {
  return Object.fromEntries(variantFields.map((name) => [name, formatValue(name, values)]))
}

export function readSizeTexts(texts: SizeTexts): VariantValues {
  return pickVariantValues(parseValues(emptyValues, texts))
}
