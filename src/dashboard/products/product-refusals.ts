import type { UpdatedProduct } from '#commerce/catalogue/editing/update-product.server.ts'

type Refused = Extract<UpdatedProduct, { ok: false }>['refusal']

const messages: Record<Refused, string> = {
  'not-valid': 'Check the highlighted fields.',
  'category-not-found': 'This category no longer exists. Select another.',
  'picture-not-found': 'A picture no longer exists. Upload it again.',
  'product-not-found': 'Someone else has deleted this product.',
  'changed-elsewhere': 'Someone else has already changed this product.',
}

export function productRefusal({ refusal }: { refusal: Refused }): string {
  return messages[refusal]
}
