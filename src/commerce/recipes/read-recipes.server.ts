import type { Database } from '#database/engine.server.ts'
import { findWholeStaffProduct } from '../catalogue/editing/staff-product-store.server.ts'
import type { SizeRecipe } from './recipe.ts'
import { listRecipes } from './recipe-store.server.ts'

/** The recipes of a product and of its further sizes, in their order; empty if no product has the id. */
export async function readRecipes(db: Database, id: string): Promise<SizeRecipe[]> {
  const product = await findWholeStaffProduct(db, id)
  if (!product) return []
  const ids = [product.id, ...product.furtherVariants.map((variant) => variant.id)]
  const recipes = await listRecipes(db, ids)
  return ids.map((productId) => ({ productId, recipe: recipes.get(productId) ?? null }))
}
