import { shownCategoryLimit } from '#commerce/catalogue/category.ts'
import type { CategoryMessages } from '#commerce/catalogue/editing/category-draft.ts'
import type { CreatedCategory } from '#commerce/catalogue/editing/create-category.server.ts'
import type { DeletedCategory } from '#commerce/catalogue/editing/delete-category.server.ts'
import type { UpdatedCategory } from '#commerce/catalogue/editing/update-category.server.ts'

type RefusedDraft = Extract<CreatedCategory | UpdatedCategory, { ok: false }>
type CategoryRefusal = (RefusedDraft | Extract<DeletedCategory, { ok: false }>)['refusal']

const messages: Record<CategoryRefusal, string> = {
  'not-valid': 'Check the highlighted fields.',
  'name-taken': 'Another category already has this name.',
  'too-many-categories': `You can have up to ${shownCategoryLimit} categories. Delete one first.`,
  'picture-not-found': 'The picture no longer exists. Upload it again.',
  'category-not-found': 'Someone else has deleted this category.',
  'changed-elsewhere': 'Someone else has already changed the categories.',
  'has-products': 'This category has products. Move them first.',
}

export function categoryRefusal({ refusal }: { refusal: CategoryRefusal }): string {
  return messages[refusal]
}

/** Messages by field for a refusal; empty for failures and for conflicts, which the page shows itself. */
export function messagesOf(refused: RefusedDraft | null): CategoryMessages {
  if (refused === null || refused.refusal === 'changed-elsewhere') return {}
  if (refused.refusal === 'not-valid') return refused.messages
  const message = categoryRefusal(refused)
  return refused.refusal === 'picture-not-found' ? { image: message } : { name: message }
}
