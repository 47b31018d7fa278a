import { writeAudit } from '../../audit/audit-store.server.ts'
import { lockPictures } from '../../pictures/lock-pictures.server.ts'
import type { Accepted, Refusal } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import { changeCatalogue } from './catalogue-change.server.ts'
import { lockCategories, moveProducts, removeCategory } from './staff-category-store.server.ts'
import { countProductsIn } from './staff-product-store.server.ts'
import { auditSnapshot } from './write-category.server.ts'

export type DeletedCategory =
  | Accepted<{ moved: number }>
  | Refusal<'category-not-found'>
  | Refusal<'has-products', { products: number }>

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
    const moved = target ? await moveProducts(tx, { from: id, to: target.id, at }) : 0
    await lockPictures(tx, { usedBy: `category:${id}`, addresses: [], at })
    await removeCategory(tx, id)
    await writeAudit(tx, {
      at,
      actorId,
      action: 'category.deleted',
      subject: id,
      before: auditSnapshot(before),
      after: target ? { movedTo: target.id, products: moved } : null,
    })
    return { ok: true, moved }
  })
}
