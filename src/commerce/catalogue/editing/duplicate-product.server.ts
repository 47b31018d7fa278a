import { newDocumentId } from '#database/document-id.ts'
import type { Accepted, Refusal } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import { productSchema } from '../product-schema.ts'
import { changeCatalogue } from './catalogue-change.server.ts'
import { applyDraft, draftOf } from './product-draft.ts'
import type { StaffProduct } from './staff-product.ts'
import { findStaffProduct, insertProduct } from './staff-product-store.server.ts'
import { auditProduct, type DraftRefusal, lockReferencedRows } from './write-product.server.ts'

type DuplicatedProduct =
  | Accepted<{ product: StaffProduct }>
  | DraftRefusal
  | Refusal<'product-not-found'>

const suffix = ' (copy)'

/** Copies a product. The copy is archived, so that customers cannot buy it before staff have checked it. */
export async function duplicateProduct(
  shop: Pick<ShopContext, 'db' | 'now'>,
  originalId: string,
  actorId: string,
): Promise<DuplicatedProduct> {
  const at = shop.now()
  const id = newDocumentId()
  return changeCatalogue(shop.db, async (tx): Promise<DuplicatedProduct> => {
    const original = await findStaffProduct(tx, originalId)
    if (!original) return { ok: false, refusal: 'product-not-found' }
    const name = `${original.name.slice(0, productSchema.name.max - suffix.length)}${suffix}`
    const draft = { ...draftOf(original), name }
    const locked = await lockReferencedRows(tx, { id, draft, before: original, at })
    if (!locked.ok) return locked
    const fields = applyDraft(draft, locked.placeholders)
    const product: StaffProduct = { id, ...fields, archivedAt: at, createdAt: at, updatedAt: at }
    await insertProduct(tx, product)
    await auditProduct(
      tx,
      { actorId, at, action: 'product.created' },
      { before: null, after: product },
    )
    return { ok: true, product }
  })
}
