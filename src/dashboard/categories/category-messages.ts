import type { CategoryMessages } from '#commerce/catalogue/editing/category-draft.ts'
import type { CreatedCategory } from '#commerce/catalogue/editing/create-category.server.ts'
import type { UpdatedCategory } from '#commerce/catalogue/editing/update-category.server.ts'
import { categoryRefusal } from './category-refusals.ts'

type Refused = Extract<CreatedCategory | UpdatedCategory, { ok: false }>

/** A refusal beside the field that it concerns; nothing for a failure, nor for what concerns the category as a whole. */
export function messagesOf(refused: Refused | null): CategoryMessages {
  if (refused === null || refused.refusal === 'changed-by-somebody-else') return {}
  if (refused.refusal === 'not-valid') return refused.messages
  const words = categoryRefusal(refused)
  return refused.refusal === 'picture-not-found' ? { image: words } : { name: words }
}
