import { writeAudit } from '../../audit/audit-store.server.ts'
import { changeCatalogue } from '../../catalogue/editing/catalogue-change.server.ts'
import type { Accepted, Refusal } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import { lockOccasions, replaceOccasion } from './staff-occasion-store.server.ts'

/** Reorders the occasions. Refused when occasions were added since the user loaded them. */
export async function orderOccasions(
  shop: Pick<ShopContext, 'db' | 'now'>,
  ids: readonly string[],
  actorId: string,
): Promise<Accepted | Refusal<'changed-elsewhere'>> {
  const at = shop.now()
  return changeCatalogue(shop.db, async (tx) => {
    const before = await lockOccasions(tx)
    const isComplete = new Set(ids).size === before.length && ids.length === before.length
    if (!isComplete || before.some((one) => !ids.includes(one.id))) {
      return { ok: false, refusal: 'changed-elsewhere' }
    }
    for (const occasion of before) {
      const position = ids.indexOf(occasion.id) + 1
      // `updatedAt` stays: a user who is editing the occasion meanwhile must not get a conflict.
      if (position !== occasion.position) await replaceOccasion(tx, { ...occasion, position })
    }
    await writeAudit(tx, {
      at,
      actorId,
      action: 'occasions.ordered',
      subject: 'occasions',
      before: before.map((one) => one.id),
      after: ids,
    })
    return { ok: true }
  })
}
