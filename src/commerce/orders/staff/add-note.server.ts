import { inTransaction } from '#database/transaction.server.ts'
import type { Accepted, Refusal } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import { insertEvent } from '../records/order-event-store.server.ts'
import { findOrder, lockOrder } from '../records/order-store.server.ts'

export type AddedNote = Accepted | Refusal<'order-not-found'>

/** Staff add an internal note to the timeline. Notes are append-only. */
export async function addNote(
  shop: ShopContext,
  { orderId, staffId, note }: { orderId: string; staffId: string; note: string },
): Promise<AddedNote> {
  return inTransaction(shop.db, async (tx): Promise<AddedNote> => {
    await lockOrder(tx, orderId)
    const order = await findOrder(tx, orderId)
    if (!order) return { ok: false, refusal: 'order-not-found' }
    const at = shop.now()
    const unmoved = { from: order.status, to: order.status } as const
    await insertEvent(tx, {
      orderId,
      kind: 'noted',
      note,
      ...unmoved,
      actor: 'staff',
      actorId: staffId,
      at,
    })
    return { ok: true }
  })
}
