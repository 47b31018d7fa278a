import type { Recipe } from './recipe.ts'
import type { Stem } from './stem.ts'

/** The recipes by the id of their product or size, and the stems by their id. */
export interface RecipeBook {
  recipes: ReadonlyMap<string, Recipe>
  stems: ReadonlyMap<string, Stem>
}

export const emptyBook: RecipeBook = { recipes: new Map(), stems: new Map() }

/** Pieces of a product to make. */
export interface ToMake {
  productId: string
  name: string
  quantity: number
  /** An add-on has no recipe as a rule, which is not worth a warning. */
  isAddOn: boolean
}

/** How many of a stem are needed, in whole bunches; `left` remain of the last one. */
export interface StemCount {
  stem: Stem
  quantity: number
  bunches: number
  left: number
}

/** The stems that a list of products takes. */
export interface StemCounts {
  stems: StemCount[]
  /** The products without a recipe, the most frequent first. */
  withoutRecipe: { productId: string; name: string; quantity: number }[]
}

/** Counts the stems of products by their recipes, and rounds up to whole bunches once for each stem. */
export function countStems(made: readonly ToMake[], { recipes, stems }: RecipeBook): StemCounts {
  const quantities = new Map<string, number>()
  const missing = new Map<string, StemCounts['withoutRecipe'][number]>()
  for (const { productId, name, quantity, isAddOn } of made) {
    const recipe = recipes.get(productId)
    for (const { stemId, quantity: each } of recipe ?? []) {
      quantities.set(stemId, (quantities.get(stemId) ?? 0) + each * quantity)
    }
    if (recipe || isAddOn) continue
    const before = missing.get(productId)?.quantity ?? 0
    missing.set(productId, { productId, name, quantity: before + quantity })
  }
  return {
    stems: [...quantities]
      .flatMap(([id, quantity]) => {
        const stem = stems.get(id)
        return stem ? [countOf(stem, quantity)] : []
      })
      .toSorted(bySupplier),
    withoutRecipe: [...missing.values()].toSorted(
      (one, other) => other.quantity - one.quantity || one.name.localeCompare(other.name),
    ),
  }
}

export function countOf(stem: Stem, quantity: number): StemCount {
  const bunches = Math.ceil(quantity / stem.perBunch)
  return { stem, quantity, bunches, left: bunches * stem.perBunch - quantity }
}

/** In the order of a round of the suppliers; stems without one come last. */
function bySupplier({ stem: one }: StemCount, { stem: other }: StemCount): number {
  return (
    Number(one.supplier === '') - Number(other.supplier === '') ||
    one.supplier.localeCompare(other.supplier) ||
    one.name.localeCompare(other.name)
  )
}
