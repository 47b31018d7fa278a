import type { Accepted, Refusal } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import { findCategory } from '../category-store.server.ts'
import { changeCatalogue } from './catalogue-change.server.ts'
import {
  changeProduct,
  type FieldsBeforeChange,
  fieldsBeforeChange,
  type ProductChange,
  type UnchangedProblem,
} from './product-changes.ts'
import { updatedAfter } from './product-draft.ts'
import { lockProducts } from './staff-product-store.server.ts'
import { writeProduct } from './write-product.server.ts'

/** A product that a bulk change leaves as it is. */
export interface LeftProduct {
  id: string
  problem: UnchangedProblem
}

type ChangedProducts =
  | Accepted<{ changed: number; left: LeftProduct[]; before: FieldsBeforeChange[] }>
  | Refusal<'category-not-found'>

const actions: Record<ProductChange['kind'], string> = {
  category: 'product.moved',
  percent: 'product.repriced',
  pounds: 'product.repriced',
  archive: 'product.archived',
  restore: 'product.restored',
}

interface ProductsToChange {
  ids: readonly string[]
  change: ProductChange
  /**
   * The `updatedAt` of each product as staff saw it. For new prices: those of a second request, or of another staff
   * member, would be raised twice.
   */
  seen?: Readonly<Record<string, number>> | undefined
}

/**
 * Changes many products in one transaction. `left` are those that the change would make invalid, or that have changed
 * since staff saw them; `before` has the earlier fields of the others, with which `restoreProducts` takes the change back.
 */
export async function changeProducts(
  shop: Pick<ShopContext, 'db' | 'now'>,
  { ids, change, seen }: ProductsToChange,
  actorId: string,
): Promise<ChangedProducts> {
  const at = shop.now()
  return changeCatalogue(shop.db, async (tx) => {
    if (change.kind === 'category' && !(await findCategory(tx, change.category))) {
      return { ok: false, refusal: 'category-not-found' }
    }
    const products = await lockProducts(tx, ids)
    const existing = new Set(products.map(({ id }) => id))
    const missing = ids.filter((id) => !existing.has(id))
    const left = missing.map((id): LeftProduct => ({ id, problem: { code: 'deleted' } }))
    const previous: FieldsBeforeChange[] = []
    for (const before of products) {
      if (seen && seen[before.id] !== before.updatedAt) {
        left.push({ id: before.id, problem: { code: 'changed-since' } })
        continue
      }
      const changed = changeProduct(before, change, at)
      if (!changed.ok) {
        left.push({ id: before.id, problem: changed.problem })
        continue
      }
      const after = { ...changed.product, updatedAt: updatedAfter(before, at) }
      await writeProduct(tx, { before, after, actorId, at, action: actions[change.kind] })
      previous.push(fieldsBeforeChange(before, after.updatedAt))
    }
    return { ok: true, changed: ids.length - left.length, left, before: previous }
  })
}
