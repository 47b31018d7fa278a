import type { CategoryMessages } from '#commerce/catalogue/editing/category-draft.ts'
import type { CreatedCategory } from '#commerce/catalogue/editing/create-category.server.ts'
import type { UpdatedCategory } from '#commerce/catalogue/editing/update-category.server.ts'
import { categoryRefusal } from './category-refusals.ts'

type Refused = Extract<CreatedCategory | UpdatedCategory, { ok: false }>

/** Messages by field for a refusal; empty for failures and for conflicts, which the page shows itself. */
export function messagesOf(refused: Refused | null): CategoryMessages {
  if (refused === null || refused.refusal === 'changed-by-somebody-else') return {}
  if (refused.refusal === 'not-valid') return refused.messages
  const message = categoryRefusal(refused)
  return refused.refusal === 'picture-not-found' ? { image: message } : { name: message }
}
