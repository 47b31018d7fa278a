import { newDocumentId } from '#database/document-id.ts'
import type { Accepted } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import { changeCatalogue } from './catalogue-change.server.ts'
import { applyDraft, checkDraft, type ProductDraft } from './product-draft.ts'
import type { StaffProduct } from './staff-product.ts'
import { insertProduct } from './staff-product-store.server.ts'
import { auditProduct, type DraftRefusal, lockReferencedRows } from './write-product.server.ts'

export type CreatedProduct = Accepted<{ product: StaffProduct }> | DraftRefusal

/** Creates a product. */
export async function createProduct(
  shop: Pick<ShopContext, 'db' | 'now'>,
  draft: ProductDraft,
  actorId: string,
): Promise<CreatedProduct> {
  const messages = checkDraft(draft)
  if (Object.keys(messages).length > 0) return { ok: false, refusal: 'not-valid', messages }
  const at = shop.now()
  const id = newDocumentId()
  return changeCatalogue(shop.db, async (tx): Promise<CreatedProduct> => {
    const locked = await lockReferencedRows(tx, { id, draft, before: null, at })
    if (!locked.ok) return locked
    const product: StaffProduct = {
      id,
      ...applyDraft(draft, locked.placeholders),
      archivedAt: null,
      createdAt: at,
      updatedAt: at,
    }
    await insertProduct(tx, product)
    await auditProduct(
      tx,
      { actorId, at, action: 'product.created' },
      { before: null, after: product },
    )
    return { ok: true, product }
  })
}
