import { shownCategoryLimit } from '#commerce/catalogue/category.ts'
import type { CreatedCategory } from '#commerce/catalogue/editing/create-category.server.ts'
import type { DeletedCategory } from '#commerce/catalogue/editing/delete-category.server.ts'
import type { UpdatedCategory } from '#commerce/catalogue/editing/update-category.server.ts'

type Refused = Extract<
  CreatedCategory | UpdatedCategory | DeletedCategory,
  { ok: false }
>['refusal']

const messages: Record<Refused, string> = {
  'not-valid': 'Check the highlighted fields.',
  'name-taken': 'Another category already has this name.',
  'too-many-categories': `You can have up to ${shownCategoryLimit} categories. Delete one first.`,
  'picture-not-found': 'The picture no longer exists. Upload it again.',
  'category-not-found': 'Someone else has deleted this category.',
  'changed-by-somebody-else': 'Someone else has already changed the categories.',
  'has-products': 'This category has products. Move them first.',
}

/** The message of a refusal. */
export function categoryRefusal({ refusal }: { refusal: Refused }): string {
  return messages[refusal]
}
