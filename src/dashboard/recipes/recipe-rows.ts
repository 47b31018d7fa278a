import { type Recipe, recipeLimits } from '#commerce/recipes/recipe.ts'
import type { Stem } from '#commerce/recipes/stem.ts'
import { isolated } from '#i18n/isolated.ts'
import { localizedName } from '#i18n/localized.ts'
import { groupDigits } from '#i18n/number-forms.ts'
import { recipesText } from './recipes.messages.ts'

/** A row of a recipe as staff type it. */
export interface TypedRow {
  stemId: string
  quantity: string
}

export function rowsOf(recipe: Recipe | null): TypedRow[] {
  return (recipe ?? []).map(({ stemId, quantity }) => ({ stemId, quantity: String(quantity) }))
}

/** The recipe, or why it cannot be saved. */
export function readRows(
  rows: readonly TypedRow[],
  isWithoutStems: boolean,
): { ok: true; recipe: Recipe | null } | { ok: false; message: string } {
  if (rows.length > recipeLimits.rows) {
    return { ok: false, message: recipesText('tooManyRows', { most: recipeLimits.rows }) }
  }
  const recipe = rows.map(({ stemId, quantity }) => ({ stemId, quantity: Number(quantity) }))
  const isRead = recipe.every(
    ({ quantity }) =>
      Number.isInteger(quantity) && quantity >= 1 && quantity <= recipeLimits.quantity,
  )
  if (!isRead) {
    return { ok: false, message: recipesText('quantityInvalid', { most: recipeLimits.quantity }) }
  }
  return { ok: true, recipe: recipe.length > 0 || isWithoutStems ? recipe : null }
}

/** `24 × Red rose · 5 × Eucalyptus` */
export function recipeSummary(recipe: Recipe | null, stems: readonly Stem[]): string {
  if (recipe === null) return recipesText('none')
  if (recipe.length === 0) return recipesText('withoutStems')
  return recipe
    .flatMap(({ stemId, quantity }) => {
      const stem = stems.find(({ id }) => id === stemId)
      const name = stem && isolated(localizedName(stem))
      return name ? [recipesText('row', { quantity: groupDigits(quantity), name })] : []
    })
    .join(' · ')
}

const mostFound = 6

/** The stems to offer for a typed name, and whether it may become a new one. */
export function findStems(
  typed: string,
  stems: readonly Stem[],
  rows: readonly TypedRow[],
): { found: Stem[]; isNew: boolean } {
  const term = typed.trim().toLowerCase()
  const names = ({ name, nameAr = '' }: Stem) => [name.toLowerCase(), nameAr.toLowerCase()]
  const isNew = term !== '' && !stems.some((stem) => names(stem).includes(term))
  const chosen = new Set(rows.map(({ stemId }) => stemId))
  const found = stems.filter(
    (stem) => !chosen.has(stem.id) && names(stem).some((name) => name.includes(term)),
  )
  return { found: term === '' ? [] : found.slice(0, mostFound), isNew }
}
