import { z } from 'zod'
import {
  type ProductField,
  type ProductValues,
  productFields,
  productSchema,
} from '../product-schema.ts'
import { isRecord } from '../read-product.ts'
import { type VariantValues, variantFields } from '../variant.ts'
import { pickVariantValues } from './variant-draft.ts'

const pictures = z
  .array(
    z.object({
      address: z.string().max(500),
      alt: z.string().max(20_000),
      altAr: z.string().max(20_000).optional(),
    }),
  )
  .max(100)
  .readonly()

// Generous like the fields of the product: `checkDraft` has the rules.
const furtherVariants = z
  .array(
    z.intersection(
      z.custom<VariantValues>(isVariantValues).transform(pickVariantValues),
      z.object({ id: z.string().max(100).nullable(), pictures, isArchived: z.boolean() }),
    ),
  )
  .max(50)
  .readonly()
  .optional()

function isVariantValues(value: unknown): value is VariantValues {
  return isRecord(value) && variantFields.every((name) => productSchema[name].accepts(value[name]))
}

function isSomeProductValues(value: unknown): value is Partial<ProductValues> {
  return (
    isRecord(value) &&
    productFields.every(
      (name) => value[name] === undefined || productSchema[name].accepts(value[name]),
    )
  )
}

function pickSome(source: Partial<ProductValues>): Partial<ProductValues> {
  const picked: Partial<ProductValues> = {}
  const copy = <Name extends ProductField>(name: Name) => {
    const value = source[name]
    if (value !== undefined) picked[name] = value
  }
  for (const name of productFields) copy(name)
  return picked
}

/** Fields that a form does not have are absent: `completeDraft`. */
export const productDraftSchema = z.intersection(
  z.custom<Partial<ProductValues>>(isSomeProductValues).transform(pickSome),
  z.object({ pictures, furtherVariants }),
)
