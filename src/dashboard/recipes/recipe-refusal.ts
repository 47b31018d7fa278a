import { type EditRefusal, isEditRefusal } from '../saving/is-edit-refusal.ts'
import { editRefusalText } from '../saving/saving.messages.ts'
import { recipeRefusalText } from './recipes.messages.ts'

type Refusal = EditRefusal | Parameters<typeof recipeRefusalText>[0]

/** Why a recipe or a stem was not saved. */
export function recipeRefusal({ refusal }: { refusal: Refusal }): string {
  return isEditRefusal(refusal) ? editRefusalText(refusal) : recipeRefusalText(refusal)
}
