import type { Accepted, Refusal } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import { changeCatalogue } from './catalogue-change.server.ts'
import {
  adjustedStock,
  applyDraft,
  checkDraft,
  completeDraft,
  type DraftRequest,
  updatedAfter,
} from './product-draft.ts'
import type { StaffProduct, StaffVariant } from './staff-product.ts'
import { lockProducts } from './staff-product-store.server.ts'
import { type DraftRefusal, lockReferencedRows, writeProduct } from './write-product.server.ts'

interface ProductUpdate {
  id: string
  draft: DraftRequest
  /** The product as the user loaded it: a second editor gets a conflict instead of overwriting the first. */
  seen: SeenStock & { updatedAt: number }
}

/** The stock that the user saw. */
interface SeenStock {
  stock: number | null
  /** By the id of a further variant. */
  variantStock?: Readonly<Record<string, number | null>> | undefined
}

export type UpdatedProduct =
  | Accepted<{ product: StaffProduct }>
  | DraftRefusal
  | Refusal<'product-not-found'>
  | Refusal<'changed-elsewhere', { product: StaffProduct }>

export async function updateProduct(
  shop: Pick<ShopContext, 'db' | 'now'>,
  { id, draft: request, seen }: ProductUpdate,
  actorId: string,
): Promise<UpdatedProduct> {
  const at = shop.now()
  return changeCatalogue(shop.db, async (tx) => {
    const [before] = await lockProducts(tx, [id])
    if (!before) return { ok: false, refusal: 'product-not-found' }
    if (before.updatedAt !== seen.updatedAt) {
      return { ok: false, refusal: 'changed-elsewhere', product: before }
    }
    const draft = completeDraft(request, before)
    const problems = checkDraft(draft)
    if (Object.keys(problems).length > 0) return { ok: false, refusal: 'not-valid', problems }
    const locked = await lockReferencedRows(tx, { id, draft, before, at })
    if (!locked.ok) return locked
    const { placeholders } = locked
    const applied = applyDraft(draft, { before, placeholders, at })
    const product: StaffProduct = {
      ...before,
      ...applied,
      stock:
        request.stock === undefined
          ? before.stock
          : adjustedStock({ draft: request.stock, seen: seen.stock, current: before.stock }),
      furtherVariants: adjustVariantStock(applied.furtherVariants, { before, seen }),
      updatedAt: updatedAfter(before, at),
    }
    await writeProduct(tx, { before, after: product, actorId, at, action: 'product.updated' })
    return { ok: true, product }
  })
}

function adjustVariantStock(
  variants: readonly StaffVariant[],
  { before, seen }: { before: StaffProduct; seen: SeenStock },
): StaffVariant[] {
  const current = new Map(before.furtherVariants.map(({ id, stock }) => [id, stock]))
  return variants.map((variant) => {
    const [now, then] = [current.get(variant.id), seen.variantStock?.[variant.id]]
    if (now === undefined || then === undefined) return variant
    return {
      ...variant,
      stock: adjustedStock({ draft: variant.stock, seen: then, current: now }),
    }
  })
}
