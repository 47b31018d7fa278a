import { changeCatalogue } from '../../catalogue/editing/catalogue-change.server.ts'
import { updatedAfter } from '../../catalogue/editing/product-draft.ts'
import type { Accepted, Refusal } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import { checkOccasion, type EditedOccasion, type OccasionDraft } from './occasion-draft.ts'
import { findStaffOccasion, lockOccasions } from './staff-occasion-store.server.ts'
import { type OccasionRefusal, writeOccasion } from './write-occasion.server.ts'

export type UpdatedOccasion =
  | Accepted<{ occasion: EditedOccasion }>
  | OccasionRefusal
  | Refusal<'occasion-not-found' | 'changed-elsewhere'>

interface OccasionUpdate {
  id: string
  draft: OccasionDraft
  /** `updatedAt` as the user loaded it, for the conflict check. */
  seenUpdatedAt: number
}

export async function updateOccasion(
  shop: Pick<ShopContext, 'db' | 'now'>,
  { id, draft, seenUpdatedAt }: OccasionUpdate,
  actorId: string,
): Promise<UpdatedOccasion> {
  const problems = checkOccasion(draft)
  if (Object.keys(problems).length > 0) return { ok: false, refusal: 'not-valid', problems }
  const at = shop.now()
  return changeCatalogue(shop.db, async (tx) => {
    const others = await lockOccasions(tx)
    const before = await findStaffOccasion(tx, id)
    if (!before) return { ok: false, refusal: 'occasion-not-found' }
    if (before.updatedAt !== seenUpdatedAt) return { ok: false, refusal: 'changed-elsewhere' }
    const rest = { ...before, updatedAt: updatedAfter(before, at) }
    return writeOccasion(tx, { id, draft, before, others, rest, actorId, at })
  })
}
