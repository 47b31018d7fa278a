import { z } from 'zod'
import { parseJson } from '../parse-json.ts'

export const recipeLimits = { rows: 20, quantity: 500 } as const

/** One kind of stem in a recipe, and how many of it one piece of the product takes. */
const row = z.object({
  stemId: z.string().max(100),
  quantity: z.int().min(1).max(recipeLimits.quantity),
})

/** The stems of one piece of a product, in the order of the staff. An empty recipe: it has no stems. */
export const recipeSchema = z
  .array(row)
  .max(recipeLimits.rows)
  .refine((rows) => new Set(rows.map(({ stemId }) => stemId)).size === rows.length)
  .readonly()

export type Recipe = z.infer<typeof recipeSchema>

/** The recipe of a product, or of one of its further sizes. */
export interface SizeRecipe {
  productId: string
  /** Null: it has none, so the lists do not count its stems. */
  recipe: Recipe | null
}

/** The stored text: equal recipes have equal texts. */
export function serializeRecipe(recipe: Recipe): string {
  return JSON.stringify(recipe.map(({ stemId, quantity }) => ({ stemId, quantity })))
}

export function parseRecipe(text: string): Recipe | null {
  const parsed = recipeSchema.safeParse(parseJson(text))
  return parsed.success ? parsed.data : null
}
