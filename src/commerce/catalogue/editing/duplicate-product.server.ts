import { copyRecipes } from '../../recipes/recipe-store.server.ts'
import type { Refusal } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import { productSchema } from '../product-schema.ts'
import { changeCatalogue } from './catalogue-change.server.ts'
import { productDraftOf } from './product-draft.ts'
import type { StaffProduct } from './staff-product.ts'
import { findStaffProduct } from './staff-product-store.server.ts'
import { addProduct, type CreatedProduct } from './write-product.server.ts'

const suffix = ' (copy)'

/** Copies a product. The copy is archived, so that customers cannot buy it before staff have checked it. */
export async function duplicateProduct(
  shop: Pick<ShopContext, 'db' | 'now'>,
  originalId: string,
  actorId: string,
): Promise<CreatedProduct | Refusal<'product-not-found'>> {
  const at = shop.now()
  return changeCatalogue(shop.db, async (tx) => {
    const original = await findStaffProduct(tx, originalId)
    if (!original) return { ok: false, refusal: 'product-not-found' }
    const name = `${original.name.slice(0, productSchema.name.max - suffix.length)}${suffix}`
    const copied = productDraftOf(original)
    const furtherVariants = copied.furtherVariants?.map((variant) => ({ ...variant, id: null }))
    const draft = { ...copied, name, furtherVariants }
    const created = await addProduct(tx, { draft, original, archivedAt: at, actorId, at })
    if (created.ok) await copyRecipes(tx, sizeIds(original), sizeIds(created.product))
    return created
  })
}

function sizeIds({ id, furtherVariants }: StaffProduct): string[] {
  return [id, ...furtherVariants.map((variant) => variant.id)]
}
