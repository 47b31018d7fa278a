import { writeAudit } from '../../audit/audit-store.server.ts'
import type { Accepted, Refusal } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import { changeCatalogue } from './catalogue-change.server.ts'
import { lockCategories, replaceCategory } from './staff-category-store.server.ts'

/** Reorders the categories. Refused when categories were added or deleted since the user loaded them. */
export async function orderCategories(
  shop: Pick<ShopContext, 'db' | 'now'>,
  ids: readonly string[],
  actorId: string,
): Promise<Accepted | Refusal<'changed-elsewhere'>> {
  const at = shop.now()
  return changeCatalogue(shop.db, async (tx) => {
    const before = await lockCategories(tx)
    const isComplete = new Set(ids).size === before.length && ids.length === before.length
    if (!isComplete || before.some((one) => !ids.includes(one.id))) {
      return { ok: false, refusal: 'changed-elsewhere' }
    }
    for (const category of before) {
      const position = ids.indexOf(category.id) + 1
      if (position === category.position) continue
      // `updatedAt` stays: a user who is editing the category meanwhile must not get a conflict.
      await replaceCategory(tx, { ...category, position })
    }
    await writeAudit(tx, {
      at,
      actorId,
      action: 'categories.ordered',
      subject: 'categories',
      before: before.map((one) => one.id),
      after: ids,
    })
    return { ok: true }
  })
}
