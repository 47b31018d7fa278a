import { z } from 'zod'
import { type ProductValues, pickValues, productFields, productSchema } from '../product-schema.ts'
import { isRecord } from '../read-product.ts'

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

function isProductValues(value: unknown): value is ProductValues {
  return isRecord(value) && productFields.every((name) => productSchema[name].accepts(value[name]))
}

export const productDraftSchema = z.intersection(
  z.custom<ProductValues>(isProductValues).transform(pickValues),
  z.object({ pictures }),
)
