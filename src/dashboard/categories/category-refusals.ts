import { shownCategoryLimit } from '#commerce/catalogue/category.ts'
import type { CategoryDraft } from '#commerce/catalogue/editing/category-draft.ts'
import type { CreatedCategory } from '#commerce/catalogue/editing/create-category.server.ts'
import type { DeletedCategory } from '#commerce/catalogue/editing/delete-category.server.ts'
import type { UpdatedCategory } from '#commerce/catalogue/editing/update-category.server.ts'
import { problemTexts } from '#i18n/problem.ts'
import { catalogueProblemText } from '../products/catalogue-problem.messages.ts'
import { editRefusalText } from '../saving/saving.messages.ts'
import { categoryRefusalText } from './categories.messages.ts'

export type CategoryMessages = Partial<Record<keyof CategoryDraft, string>>

type RefusedDraft = Extract<CreatedCategory | UpdatedCategory, { ok: false }>
type CategoryRefusal = (RefusedDraft | Extract<DeletedCategory, { ok: false }>)['refusal']

export function categoryRefusal({ refusal }: { refusal: CategoryRefusal }): string {
  if (refusal === 'not-valid') return editRefusalText(refusal)
  return refusal === 'too-many-categories'
    ? categoryRefusalText(refusal, { most: shownCategoryLimit })
    : categoryRefusalText(refusal)
}

/** Messages by field for a refusal; empty for failures and for conflicts, which the page shows itself. */
export function messagesOf(refused: RefusedDraft | null): CategoryMessages {
  if (refused === null || refused.refusal === 'changed-elsewhere') return {}
  if (refused.refusal === 'not-valid') return problemTexts(refused.problems, catalogueProblemText)
  const message = categoryRefusal(refused)
  return refused.refusal === 'picture-not-found' ? { image: message } : { name: message }
}
