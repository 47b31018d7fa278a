import { newDocumentId } from '#database/document-id.ts'
import type { Accepted, Refusal } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import { type Category, shownCategoryLimit } from '../category.ts'
import { changeCatalogue } from './catalogue-change.server.ts'
import { type CategoryDraft, checkCategory } from './category-draft.ts'
import { lockCategories } from './staff-category-store.server.ts'
import { type CategoryRefusal, writeCategory } from './write-category.server.ts'

export type CreatedCategory =
  | Accepted<{ category: Category }>
  | CategoryRefusal
  | Refusal<'too-many-categories'>

export async function createCategory(
  shop: Pick<ShopContext, 'db' | 'now'>,
  draft: CategoryDraft,
  actorId: string,
): Promise<CreatedCategory> {
  const problems = checkCategory(draft)
  if (Object.keys(problems).length > 0) return { ok: false, refusal: 'not-valid', problems }
  const at = shop.now()
  return changeCatalogue(shop.db, async (tx) => {
    const others = await lockCategories(tx)
    // Pages show this many categories: customers could not find the products of another one.
    if (others.length >= shownCategoryLimit) return { ok: false, refusal: 'too-many-categories' }
    const position = Math.max(0, ...others.map((one) => one.position)) + 1
    const rest = { position, createdAt: at, updatedAt: at }
    return writeCategory(tx, {
      id: newDocumentId(),
      draft,
      before: null,
      others,
      rest,
      actorId,
      at,
    })
  })
}
