import { lockPicturesOf } from '../../pictures/lock-pictures.server.ts'
import type { Accepted, Refusal } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import { changeCatalogue } from './catalogue-change.server.ts'
import { lockProducts } from './staff-product-store.server.ts'
import { variantPictures, writeProduct } from './write-product.server.ts'

/** Deletes a product. Orders have their own copy of its name, price and picture. */
export async function deleteProduct(
  shop: Pick<ShopContext, 'db' | 'now'>,
  id: string,
  actorId: string,
): Promise<Accepted | Refusal<'product-not-found'>> {
  const at = shop.now()
  return changeCatalogue(shop.db, async (tx) => {
    const [before] = await lockProducts(tx, [id])
    if (!before) return { ok: false, refusal: 'product-not-found' }
    const users = [`product:${id}` as const, variantPictures(id)]
    await lockPicturesOf(
      tx,
      users.map((usedBy) => ({ usedBy, addresses: [] })),
      at,
    )
    await writeProduct(tx, { before, after: null, actorId, at, action: 'product.deleted' })
    return { ok: true }
  })
}
