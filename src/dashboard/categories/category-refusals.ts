import { shownCategoryLimit } from '#commerce/catalogue/category.ts'
import type { CreatedCategory } from '#commerce/catalogue/editing/create-category.server.ts'
import type { DeletedCategory } from '#commerce/catalogue/editing/delete-category.server.ts'
import type { UpdatedCategory } from '#commerce/catalogue/editing/update-category.server.ts'

type Refused = Extract<
  CreatedCategory | UpdatedCategory | DeletedCategory,
  { ok: false }
>['refusal']

const words: Record<Refused, string> = {
  'not-valid': 'Look at the fields that are marked.',
  'name-taken': 'Another category has this name.',
  'too-many-categories': `The shop shows ${shownCategoryLimit} categories at most. Delete one first.`,
  'picture-not-found': 'The picture is gone. Bring it in again.',
  'category-not-found': 'Somebody else has deleted this category.',
  'changed-by-somebody-else': 'Somebody else has changed the categories meanwhile.',
  'has-products': 'There are products in it. Move them first.',
}

/** What stood in the way, as a sentence. */
export function categoryRefusal({ refusal }: { refusal: Refused }): string {
  return words[refusal]
}
