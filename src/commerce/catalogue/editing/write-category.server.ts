import type { Transaction } from '#database/engine.server.ts'
import { writeAudit } from '../../audit/audit-store.server.ts'
import { lockPictures } from '../../pictures/lock-pictures.server.ts'
import type { Accepted, Refusal } from '../../refusal.ts'
import type { Category } from '../category.ts'
import type { CategoryDraft, CategoryProblems } from './category-draft.ts'
import { insertCategory, replaceCategory } from './staff-category-store.server.ts'

/** Refusals of a draft: an invalid or taken name, or a picture that does not exist. */
export type CategoryRefusal =
  | Refusal<'not-valid', { problems: CategoryProblems }>
  | Refusal<'name-taken' | 'picture-not-found'>

interface CategoryWrite {
  id: string
  draft: CategoryDraft
  before: Category | null
  others: readonly Category[]
  rest: Pick<Category, 'position' | 'createdAt' | 'updatedAt'>
  actorId: string
  at: number
}

/** Checks that the name is unique, locks the picture, and writes the category with its audit entry. */
export async function writeCategory(
  tx: Transaction,
  { id, draft, before, others, rest, actorId, at }: CategoryWrite,
): Promise<Accepted<{ category: Category }> | CategoryRefusal> {
  const name = draft.name.trim()
  const isTaken = others.some(
    (one) => one.id !== id && one.name.toLowerCase() === name.toLowerCase(),
  )
  if (isTaken) return { ok: false, refusal: 'name-taken' }
  const { image } = draft
  const addresses = image === null ? [] : [image]
  const placeholders = await lockPictures(tx, { usedBy: `category:${id}`, addresses, at })
  if (!placeholders) return { ok: false, refusal: 'picture-not-found' }
  const imagePlaceholder = image === null ? null : (placeholders.get(image) ?? null)
  const nameAr = draft.nameAr?.trim() ?? ''
  const category = { ...rest, id, name, nameAr, image, imagePlaceholder }
  await (before ? replaceCategory(tx, category) : insertCategory(tx, category))
  await writeAudit(tx, {
    at,
    actorId,
    action: before ? 'category.updated' : 'category.created',
    subject: id,
    before: before && auditSnapshot(before),
    after: auditSnapshot(category),
  })
  return { ok: true, category }
}

/** The editable fields of a category for the audit log. */
export function auditSnapshot({ name, nameAr, image }: Category) {
  return { name, ...(nameAr && { nameAr }), image }
}
