import { lockPictures } from '../../pictures/lock-pictures.server.ts'
import type { Accepted, Refusal } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import { changeCatalogue } from './catalogue-change.server.ts'
import { lockProducts, removeProduct } from './staff-product-store.server.ts'
import { auditProduct } from './write-product.server.ts'

type DeletedProduct = Accepted | Refusal<'product-not-found'>

/** Deletes a product. Orders have their own copy of its name, price and picture. */
export async function deleteProduct(
  shop: Pick<ShopContext, 'db' | 'now'>,
  id: string,
  actorId: string,
): Promise<DeletedProduct> {
  const at = shop.now()
  return changeCatalogue(shop.db, async (tx): Promise<DeletedProduct> => {
    const [before] = await lockProducts(tx, [id])
    if (!before) return { ok: false, refusal: 'product-not-found' }
    await lockPictures(tx, { usedBy: `product:${id}`, addresses: [], at })
    await removeProduct(tx, id)
    await auditProduct(tx, { actorId, at, action: 'product.deleted' }, { before, after: null })
    return { ok: true }
  })
}
