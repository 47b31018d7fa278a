import { z } from 'zod'
import {
  type FieldKind,
  type ProductValues,
  pickValues,
  productFields,
  productSchema,
} from '../product-schema.ts'

// Generous limits against oversized requests. `checkDraft` applies the rules, with a message for each field.
const text = z.string().max(20_000)
const shapes: Record<FieldKind, z.ZodType> = {
  text,
  reference: z.string().max(100),
  number: z.number(),
  optionalNumber: z.number().nullable(),
  instant: z.int().nullable(),
}

const pictures = z
  .array(z.object({ address: z.string().max(500), alt: text }))
  .max(100)
  .readonly()

function isProductValues(value: unknown): value is ProductValues {
  const values = z.record(z.string(), z.unknown()).safeParse(value)
  return (
    values.success &&
    productFields.every(
      (field) => shapes[productSchema[field].kind].safeParse(values.data[field]).success,
    )
  )
}

/** Validates the shape of a draft in a request, and removes unknown fields. */
export const productDraftSchema = z.intersection(
  z.custom<ProductValues>(isProductValues).transform(pickValues),
  z.object({ pictures }),
)
