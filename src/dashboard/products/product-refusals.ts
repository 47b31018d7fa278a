import type { UpdatedProduct } from '#commerce/catalogue/editing/update-product.server.ts'
import { editRefusalText } from '../saving/saving.messages.ts'
import { productRefusalText } from './products.messages.ts'

type Refused = Extract<UpdatedProduct, { ok: false }>['refusal']

export function productRefusal({ refusal }: { refusal: Refused }): string {
  return refusal === 'not-valid' ? editRefusalText(refusal) : productRefusalText(refusal)
}
