import type { CreatedProduct } from '#commerce/catalogue/editing/create-product.server.ts'
import type { UpdatedProduct } from '#commerce/catalogue/editing/update-product.server.ts'

type Refused = Extract<CreatedProduct | UpdatedProduct, { ok: false }>['refusal']

const words: Record<Refused, string> = {
  'not-valid': 'Look at the fields that are marked.',
  'category-not-found': 'The category is gone. Choose another one.',
  'picture-not-found': 'One of the pictures is gone. Bring it in again.',
  'product-not-found': 'Somebody else has deleted this product.',
  'changed-by-somebody-else': 'Somebody else has changed this product meanwhile.',
}

/** What stood in the way, as a sentence. */
export function productRefusal({ refusal }: { refusal: Refused }): string {
  return words[refusal]
}
