import type { Accepted, Refusal } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import { changeOrder } from '../change-order.server.ts'
import { insertChangeEvent } from '../records/order-event-store.server.ts'

/** Staff add an internal note to the timeline. Notes are append-only. */
export function addNote(
  shop: ShopContext,
  { orderId, staffId, note }: { orderId: string; staffId: string; note: string },
): Promise<Accepted | Refusal<'order-not-found'>> {
  return changeOrder(shop, { orderId }, async (tx, order, at) => {
    await insertChangeEvent(tx, order, {
      kind: 'noted',
      actor: 'staff',
      actorId: staffId,
      note,
      at,
    })
    return { ok: true }
  })
}
