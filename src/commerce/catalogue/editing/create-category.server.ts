import { newDocumentId } from '#database/document-id.ts'
import type { Transaction } from '#database/engine.server.ts'
import { writeAudit } from '../../audit/audit-store.server.ts'
import { lockPictures } from '../../pictures/lock-pictures.server.ts'
import type { Accepted, Refusal } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import { type Category, shownCategoryLimit } from '../category.ts'
import { changeCatalogue } from './catalogue-change.server.ts'
import { type CategoryDraft, type CategoryMessages, checkCategory } from './category-draft.ts'
import { insertCategory, lockCategories } from './staff-category-store.server.ts'

export type CategoryRefusal =
  | Refusal<'not-valid', { messages: CategoryMessages }>
  | Refusal<'name-taken' | 'picture-not-found'>

export type CreatedCategory =
  | Accepted<{ category: Category }>
  | CategoryRefusal
  | Refusal<'too-many-categories'>

/** Creates a category after the others. */
export async function createCategory(
  shop: Pick<ShopContext, 'db' | 'now'>,
  draft: CategoryDraft,
  actorId: string,
): Promise<CreatedCategory> {
  const messages = checkCategory(draft)
  if (Object.keys(messages).length > 0) return { ok: false, refusal: 'not-valid', messages }
  const at = shop.now()
  const id = newDocumentId()
  return changeCatalogue(shop.db, async (tx): Promise<CreatedCategory> => {
    const others = await lockCategories(tx)
    // Pages show this many categories: customers could not find the products of another one.
    if (others.length >= shownCategoryLimit) return { ok: false, refusal: 'too-many-categories' }
    const read = await readCategoryDraft(tx, { id, draft, others, at })
    if (!read.ok) return read
    const position = Math.max(0, ...others.map((one) => one.position)) + 1
    const category = { id, ...read.fields, position, createdAt: at, updatedAt: at }
    await insertCategory(tx, category)
    await writeAudit(tx, {
      at,
      actorId,
      action: 'category.created',
      subject: id,
      before: null,
      after: { name: category.name, image: category.image },
    })
    return { ok: true, category }
  })
}

/** Checks that the name is unique, and locks the picture for the category. */
export async function readCategoryDraft(
  tx: Transaction,
  {
    id,
    draft,
    others,
    at,
  }: { id: string; draft: CategoryDraft; others: readonly Category[]; at: number },
): Promise<
  Accepted<{ fields: Pick<Category, 'name' | 'image' | 'imagePlaceholder'> }> | CategoryRefusal
> {
  const name = draft.name.trim()
  const isTaken = others.some(
    (one) => one.id !== id && one.name.toLowerCase() === name.toLowerCase(),
  )
  if (isTaken) return { ok: false, refusal: 'name-taken' }
  const { image } = draft
  const addresses = image === null ? [] : [image]
  const placeholders = await lockPictures(tx, { usedBy: `category:${id}`, addresses, at })
  if (!placeholders) return { ok: false, refusal: 'picture-not-found' }
  const imagePlaceholder = image === null ? null : (placeholders.get(image) ?? null)
  return { ok: true, fields: { name, image, imagePlaceholder } }
}
