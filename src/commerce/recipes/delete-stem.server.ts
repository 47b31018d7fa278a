import { inTransaction } from '#database/transaction.server.ts'
import { writeAudit } from '../audit/audit-store.server.ts'
import type { Accepted, Refusal } from '../refusal.ts'
import type { ShopContext } from '../shop-context.ts'
import { countRecipesWith } from './recipe-store.server.ts'
import { cleanStem } from './stem.ts'
import { lockStem, removeStem } from './stem-store.server.ts'

export type DeletedStem =
  | Accepted
  | Refusal<'changed-elsewhere'>
  | Refusal<'stem-in-use', { count: number }>

/** Deletes a stem that no recipe needs. */
export function deleteStem(
  shop: Pick<ShopContext, 'db' | 'now'>,
  id: string,
  actorId: string,
): Promise<DeletedStem> {
  return inTransaction(shop.db, async (tx): Promise<DeletedStem> => {
    // Lock before the count: a recipe that adds the stem locks it too.
    const stem = await lockStem(tx, id)
    if (!stem) return { ok: false, refusal: 'changed-elsewhere' }
    const count = await countRecipesWith(tx, id)
    if (count > 0) return { ok: false, refusal: 'stem-in-use', count }
    await removeStem(tx, id)
    const before = cleanStem(stem)
    const entry = { at: shop.now(), actorId, action: 'stem.deleted', subject: id }
    await writeAudit(tx, { ...entry, before, after: null })
    return { ok: true }
  })
}
