import { writeAudit } from '../../audit/audit-store.server.ts'
import { lockPictures } from '../../pictures/lock-pictures.server.ts'
import type { Accepted, Refusal } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import { changeCatalogue } from './catalogue-change.server.ts'
import {
  listOfferedWith,
  lockCategories,
  moveProducts,
  offerWith,
  removeCategory,
} from './staff-category-store.server.ts'
import { countProductsIn } from './staff-product-store.server.ts'
import { auditSnapshot } from './write-category.server.ts'

export type DeletedCategory =
  | Accepted<{ moved: number }>
  | Refusal<'category-not-found'>
  | Refusal<'has-products', { products: number }>
  /** Add-ons are offered with this category alone, and no other takes its place. */
  | Refusal<'has-add-ons'>

/** Deletes a category. Its products, and the add-ons that are offered with it, go to another one. */
export async function deleteCategory(
  shop: Pick<ShopContext, 'db' | 'now'>,
  { id, moveTo }: { id: string; moveTo: string | null },
  actorId: string,
): Promise<DeletedCategory> {
  const at = shop.now()
  return changeCatalogue(shop.db, async (tx) => {
    const all = await lockCategories(tx)
    const before = all.find((one) => one.id === id)
    const target = all.find((one) => one.id === moveTo && one.id !== id)
    if (!before || (moveTo !== null && !target)) return { ok: false, refusal: 'category-not-found' }
    const products = await countProductsIn(tx, id)
    if (products > 0 && !target) return { ok: false, refusal: 'has-products', products }
    const addOns = (await listOfferedWith(tx, id)).map((addOn) => ({
      ...addOn,
      addOnWith: replaceKey(addOn.addOnWith, id, target?.id),
    }))
    // An add-on without a choice is offered with every bouquet.
    if (addOns.some(({ addOn, addOnWith }) => addOn !== 'no' && addOnWith.length === 0)) {
      return { ok: false, refusal: 'has-add-ons' }
    }
    for (const { id: product, addOnWith } of addOns) {
      await offerWith(tx, { id: product, addOnWith, at })
    }
    if (target) await moveProducts(tx, { from: id, to: target.id, at })
    await lockPictures(tx, { usedBy: `category:${id}`, addresses: [], at })
    await removeCategory(tx, id)
    await writeAudit(tx, {
      at,
      actorId,
      action: 'category.deleted',
      subject: id,
      before: auditSnapshot(before),
      after: target ? { movedTo: target.id, products } : null,
    })
    return { ok: true, moved: products }
  })
}

function replaceKey(keys: readonly string[], key: string, by: string | undefined): string[] {
  const others = keys.filter((one) => one !== key && one !== by)
  return by === undefined ? others : [...others, by]
}
