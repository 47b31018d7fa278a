import type { StaffProduct } from '#commerce/catalogue/editing/staff-product.ts'
import { serializeRecipe } from '#commerce/recipes/recipe.ts'
import { upsertStem } from '#commerce/recipes/stem-store.server.ts'
import { newDocumentId } from '../document-id.ts'
import type { Transaction } from '../engine.server.ts'
import { demoRecipes } from './demo-recipes.ts'
import { demoStems } from './demo-stems.ts'

/** Stores the stems of the demo and returns their ids by key. */
export async function insertDemoStems(tx: Transaction): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const [key, stem] of Object.entries(demoStems)) {
    const id = newDocumentId()
    ids.set(key, id)
    await upsertStem(tx, { id, ...stem })
  }
  return ids
}

interface SeededRecipe {
  slug: string
  stored: StaffProduct
  stemIds: ReadonlyMap<string, string>
}

/** Stores the recipes of a product and of its further sizes. */
export async function insertDemoRecipes(
  tx: Transaction,
  { slug, stored, stemIds }: SeededRecipe,
): Promise<void> {
  const sizes = [
    { id: stored.id, key: slug },
    ...stored.furtherVariants.map(({ id, variantName }) => {
      return { id, key: `${slug}-${variantName.toLowerCase()}` }
    }),
  ]
  const rows = sizes.flatMap(({ id, key }) => {
    const stems = demoRecipes[key]
    if (!stems) return []
    const recipe = Object.entries(stems).flatMap(([stem, quantity]) => {
      const stemId = stemIds.get(stem)
      return stemId ? [{ stemId, quantity }] : []
    })
    return [{ productId: id, stems: serializeRecipe(recipe) }]
  })
  if (rows.length > 0) await tx.insertInto('recipes').values(rows).execute()
}
