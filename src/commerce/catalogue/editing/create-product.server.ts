import type { ShopContext } from '../../shop-context.ts'
import { emptyValues } from '../product-schema.ts'
import { changeCatalogue } from './catalogue-change.server.ts'
import { checkDraft, completeDraft, type DraftRequest } from './product-draft.ts'
import { addProduct, type CreatedProduct } from './write-product.server.ts'

export async function createProduct(
  shop: Pick<ShopContext, 'db' | 'now'>,
  request: DraftRequest,
  actorId: string,
): Promise<CreatedProduct> {
  const draft = completeDraft(request, emptyValues)
  const problems = checkDraft(draft)
  if (Object.keys(problems).length > 0) return { ok: false, refusal: 'not-valid', problems }
  const at = shop.now()
  return changeCatalogue(shop.db, (tx) =>
    addProduct(tx, { draft, original: null, archivedAt: null, actorId, at }),
  )
}
