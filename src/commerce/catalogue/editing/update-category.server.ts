import type { Accepted, Refusal } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import type { Category } from '../category.ts'
import { changeCatalogue } from './catalogue-change.server.ts'
import { type CategoryDraft, checkCategory } from './category-draft.ts'
import { updatedAfter } from './product-draft.ts'
import { lockCategories } from './staff-category-store.server.ts'
import { type CategoryRefusal, writeCategory } from './write-category.server.ts'

export type UpdatedCategory =
  | Accepted<{ category: Category }>
  | CategoryRefusal
  | Refusal<'category-not-found' | 'changed-elsewhere'>

interface CategoryUpdate {
  id: string
  draft: CategoryDraft
  /** `updatedAt` as the user loaded it, for the conflict check. */
  seenUpdatedAt: number
}

export async function updateCategory(
  shop: Pick<ShopContext, 'db' | 'now'>,
  { id, draft, seenUpdatedAt }: CategoryUpdate,
  actorId: string,
): Promise<UpdatedCategory> {
  const problems = checkCategory(draft)
  if (Object.keys(problems).length > 0) return { ok: false, refusal: 'not-valid', problems }
  const at = shop.now()
  return changeCatalogue(shop.db, async (tx) => {
    const others = await lockCategories(tx)
    const before = others.find((one) => one.id === id)
    if (!before) return { ok: false, refusal: 'category-not-found' }
    if (before.updatedAt !== seenUpdatedAt) return { ok: false, refusal: 'changed-elsewhere' }
    const rest = { ...before, updatedAt: updatedAfter(before, at) }
    return writeCategory(tx, { id, draft, before, others, rest, actorId, at })
  })
}
