import { writeAudit } from '../../audit/audit-store.server.ts'
import { changeCatalogue } from '../../catalogue/editing/catalogue-change.server.ts'
import { updatedAfter } from '../../catalogue/editing/product-draft.ts'
import type { Accepted, Refusal } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import { lockOccasions, replaceOccasion } from './staff-occasion-store.server.ts'

/** Archives an occasion, or restores it. Its products, picture and address stay for a restore. */
export async function archiveOccasion(
  shop: Pick<ShopContext, 'db' | 'now'>,
  { id, isArchived }: { id: string; isArchived: boolean },
  actorId: string,
): Promise<Accepted<{ updatedAt: number }> | Refusal<'occasion-not-found'>> {
  const at = shop.now()
  return changeCatalogue(shop.db, async (tx) => {
    const before = (await lockOccasions(tx)).find((one) => one.id === id)
    if (!before) return { ok: false, refusal: 'occasion-not-found' }
    // A second click, or a colleague: the occasion is as requested already.
    if ((before.archivedAt !== null) === isArchived) {
      return { ok: true, updatedAt: before.updatedAt }
    }
    const updatedAt = updatedAfter(before, at)
    const archivedAt = isArchived ? at : null
    await replaceOccasion(tx, { ...before, archivedAt, updatedAt })
    await writeAudit(tx, {
      at,
      actorId,
      action: isArchived ? 'occasion.archived' : 'occasion.restored',
      subject: id,
      before: { name: before.name, nameAr: before.nameAr, archivedAt: before.archivedAt },
      after: { name: before.name, nameAr: before.nameAr, archivedAt },
    })
    return { ok: true, updatedAt }
  })
}
