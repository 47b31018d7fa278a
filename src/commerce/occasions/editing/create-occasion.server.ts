import { newDocumentId } from '#database/document-id.ts'
import { changeCatalogue } from '../../catalogue/editing/catalogue-change.server.ts'
import type { Accepted, Refusal } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import { mostOccasions } from '../occasion.ts'
import { checkOccasion, type EditedOccasion, type OccasionDraft } from './occasion-draft.ts'
import { lockOccasions } from './staff-occasion-store.server.ts'
import { type OccasionRefusal, writeOccasion } from './write-occasion.server.ts'

export type CreatedOccasion =
  | Accepted<{ occasion: EditedOccasion }>
  | OccasionRefusal
  | Refusal<'too-many-occasions'>

export async function createOccasion(
  shop: Pick<ShopContext, 'db' | 'now'>,
  draft: OccasionDraft,
  actorId: string,
): Promise<CreatedOccasion> {
  const problems = checkOccasion(draft)
  if (Object.keys(problems).length > 0) return { ok: false, refusal: 'not-valid', problems }
  const at = shop.now()
  return changeCatalogue(shop.db, async (tx) => {
    const others = await lockOccasions(tx)
    // Archived ones count, because each can be restored: pages list this many.
    if (others.length >= mostOccasions) return { ok: false, refusal: 'too-many-occasions' }
    const position = Math.max(0, ...others.map((one) => one.position)) + 1
    const rest = { position, archivedAt: null, createdAt: at, updatedAt: at }
    const id = newDocumentId()
    return writeOccasion(tx, { id, draft, before: null, others, rest, actorId, at })
  })
}
