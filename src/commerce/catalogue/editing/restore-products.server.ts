import type { Accepted } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import { findCategory } from '../category-store.server.ts'
import { changeCatalogue } from './catalogue-change.server.ts'
import type { LeftProduct } from './change-products.server.ts'
import { type FieldsBeforeChange, restoreProduct } from './product-changes.ts'
import { updatedAfter } from './product-draft.ts'
import { lockProducts } from './staff-product-store.server.ts'
import { writeProduct } from './write-product.server.ts'

/** Products of which some stay as they are. */
export type RestoredProducts = Accepted<{ changed: number; left: LeftProduct[] }>

/** Takes a bulk change back. Products that were changed since, by staff or by another bulk change, stay as they are. */
export async function restoreProducts(
  shop: Pick<ShopContext, 'db' | 'now'>,
  products: readonly FieldsBeforeChange[],
  actorId: string,
): Promise<RestoredProducts> {
  const at = shop.now()
  return changeCatalogue(shop.db, async (tx): Promise<RestoredProducts> => {
    const locked = await lockProducts(
      tx,
      products.map(({ id }) => id),
    )
    const left: LeftProduct[] = []
    for (const fields of products) {
      const before = locked.find(({ id }) => id === fields.id)
      const restored = before ? restoreProduct(before, fields) : null
      const hasCategory = await findCategory(tx, fields.category)
      if (!before || !restored || !hasCategory) {
        left.push({ id: fields.id, problem: { code: before ? 'changed-since' : 'deleted' } })
        continue
      }
      const after = { ...restored, updatedAt: updatedAfter(before, at) }
      await writeProduct(tx, { before, after, actorId, at, action: 'product.change-undone' })
    }
    return { ok: true, changed: products.length - left.length, left }
  })
}
