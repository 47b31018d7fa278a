import { newDocumentId } from '#database/document-id.ts'
import type { Accepted } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import { changeCatalogue } from './catalogue-change.server.ts'
import { checkDraft, type ProductDraft } from './product-draft.ts'
import { applyDraft } from './product-of-draft.ts'
import type { StaffProduct } from './staff-product.ts'
import { insertProduct } from './staff-product-store.server.ts'
import { auditProduct, type DraftRefusal, lockReferencedRows } from './write-product.server.ts'

export type CreatedProduct = Accepted<{ product: StaffProduct }> | DraftRefusal

/** Puts a new product on its shelf. */
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
    const held = await lockReferencedRows(tx, { id, draft, before: null, at })
    if (!held.ok) return held
    const product: StaffProduct = {
      id,
      ...applyDraft(draft, held.placeholders),
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
