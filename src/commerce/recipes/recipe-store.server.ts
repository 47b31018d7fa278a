import type { Database, Transaction } from '#database/engine.server.ts'
import { statusesIn } from '../orders/order-status.ts'
import type { RecipeBook } from './count-stems.ts'
import { parseRecipe, type Recipe, serializeRecipe } from './recipe.ts'
import { listStems } from './stem-store.server.ts'

/** The recipes of products and sizes, by their id. */
export async function listRecipes(
  db: Database,
  productIds: readonly string[],
): Promise<Map<string, Recipe>> {
  if (productIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('recipes')
    .selectAll()
    .where('productId', 'in', productIds)
    .execute()
  return new Map(
    rows.flatMap(({ productId, stems }): [string, Recipe][] => {
      const recipe = parseRecipe(stems)
      return recipe ? [[productId, recipe]] : []
    }),
  )
}

/** The recipes of these products, with all stems. */
export async function readRecipeBook(
  db: Database,
  productIds: Iterable<string>,
): Promise<RecipeBook> {
  const recipes = await listRecipes(db, [...new Set(productIds)])
  const stems = recipes.size > 0 ? await listStems(db) : []
  return { recipes, stems: new Map(stems.map((stem) => [stem.id, stem])) }
}

/** Replaces the recipe that the editor saw. Returns false if it has changed since: one of two editors is first. */
export async function replaceRecipe(
  tx: Transaction,
  productId: string,
  { seen, recipe }: Record<'seen' | 'recipe', Recipe | null>,
): Promise<boolean> {
  if (seen === null) {
    if (recipe === null) return true
    const added = await tx
      .insertInto('recipes')
      .values({ productId, stems: serializeRecipe(recipe) })
      .onConflict((conflict) => conflict.column('productId').doNothing())
      .returning('productId')
      .execute()
    return added.length > 0
  }
  const isSeen = serializeRecipe(seen)
  const changed =
    recipe === null
      ? await tx
          .deleteFrom('recipes')
          .where('productId', '=', productId)
          .where('stems', '=', isSeen)
          .returning('productId')
          .execute()
      : await tx
          .updateTable('recipes')
          .set({ stems: serializeRecipe(recipe) })
          .where('productId', '=', productId)
          .where('stems', '=', isSeen)
          .returning('productId')
          .execute()
  return changed.length > 0
}

/** Copies the recipes of some products to others, pair by pair. */
export async function copyRecipes(
  tx: Transaction,
  from: readonly string[],
  to: readonly string[],
): Promise<void> {
  const recipes = await listRecipes(tx, from)
  const rows = from.flatMap((id, index) => {
    const recipe = recipes.get(id)
    const productId = to[index]
    return recipe && productId ? [{ productId, stems: serializeRecipe(recipe) }] : []
  })
  if (rows.length > 0) await tx.insertInto('recipes').values(rows).execute()
}

/**
 * The number of recipes that need a stem. The recipe of a deleted product counts while the workshop waits to make one:
 * no editor could remove it, so it would keep the stem for ever.
 */
export async function countRecipesWith(db: Database, stemId: string): Promise<number> {
  const row = await db
    .selectFrom('recipes')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where('stems', 'like', `%"${stemId}"%`)
    .where(({ exists, or, selectFrom }) => {
      const product = selectFrom('products').whereRef('products.id', '=', 'recipes.productId')
      const toMake = selectFrom('orderLines as line')
        .innerJoin('orders', 'orders.id', 'line.orderId')
        .whereRef('line.productId', '=', 'recipes.productId')
        .where('orders.status', 'in', statusesIn('workshop'))
      return or([exists(product.select('products.id')), exists(toMake.select('orders.id'))])
    })
    .executeTakeFirstOrThrow()
  return row.count
}
