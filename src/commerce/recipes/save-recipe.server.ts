import type { Transaction } from '#database/engine.server.ts'
import { inTransaction } from '#database/transaction.server.ts'
import { writeAudit } from '../audit/audit-store.server.ts'
import { findWholeStaffProduct } from '../catalogue/editing/staff-product-store.server.ts'
import type { Accepted, Refusal } from '../refusal.ts'
import type { ShopContext } from '../shop-context.ts'
import type { Recipe } from './recipe.ts'
import { replaceRecipe } from './recipe-store.server.ts'
import { listStems, lockStems } from './stem-store.server.ts'

export type SavedRecipe =
  | Accepted
  | Refusal<'product-not-found' | 'stem-not-found' | 'changed-elsewhere'>

interface RecipeToSave {
  /** The id of a product, or of one of its further sizes. */
  productId: string
  /** Null removes the recipe. */
  recipe: Recipe | null
  /** The recipe that the editor read, for optimistic locking. */
  seen: Recipe | null
}

/** Replaces the recipe of a size. The lists count orders that wait in the workshop by the new one. */
export function saveRecipe(
  shop: Pick<ShopContext, 'db' | 'now'>,
  { productId, recipe, seen }: RecipeToSave,
  actorId: string,
): Promise<SavedRecipe> {
  return inTransaction(shop.db, async (tx): Promise<SavedRecipe> => {
    const product = await findWholeStaffProduct(tx, productId)
    if (!product) return { ok: false, refusal: 'product-not-found' }
    const ids = (recipe ?? []).map(({ stemId }) => stemId)
    if ((await lockStems(tx, ids)) < ids.length) return { ok: false, refusal: 'stem-not-found' }
    if (!(await replaceRecipe(tx, productId, { seen, recipe }))) {
      return { ok: false, refusal: 'changed-elsewhere' }
    }
    const sizes = [{ ...product, id: product.id }, ...product.furtherVariants]
    const variantName = sizes.find(({ id }) => id === productId)?.variantName ?? ''
    const named = await namer(tx)
    await writeAudit(tx, {
      at: shop.now(),
      actorId,
      action: 'product.recipe-updated',
      subject: product.id,
      before: { variantName, recipe: named(seen) },
      after: { variantName, recipe: named(recipe) },
    })
    return { ok: true }
  })
}

/** Names the rows of a recipe, because a reader of the log may find the stems deleted. */
async function namer(tx: Transaction): Promise<(recipe: Recipe | null) => string[] | null> {
  const names = new Map((await listStems(tx)).map(({ id, name }) => [id, name]))
  return (recipe) =>
    recipe?.map(({ stemId, quantity }) => `${quantity} × ${names.get(stemId) ?? stemId}`) ?? null
}
