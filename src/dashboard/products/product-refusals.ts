import type { UpdatedProduct } from '#commerce/catalogue/editing/update-product.server.ts'
import { productRefusalText } from './products.messages.ts'

type Refused = Extract<UpdatedProduct, { ok: false }>['refusal']

export function productRefusal({ refusal }: { refusal: Refused }): string {
  return productRefusalText(refusal)
}
