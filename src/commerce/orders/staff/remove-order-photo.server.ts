import { inTransaction } from '#database/transaction.server.ts'
import { writeAudit } from '../../audit/audit-store.server.ts'
import type { Accepted, Refusal } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import { insertEvent } from '../records/order-event-store.server.ts'
import { findOrder, lockOrder } from '../records/order-store.server.ts'
import type { PhotoKind } from './order-photo.ts'
import { findPhoto, removePhoto } from './order-photo-store.server.ts'

export type RemovedPhoto = Accepted | Refusal<'order-not-found'>

/** Staff delete a photograph, in any status of the order. Idempotent. */
export async function removeOrderPhoto(
  shop: ShopContext,
  { orderId, kind, staffId }: { orderId: string; kind: PhotoKind; staffId: string },
): Promise<RemovedPhoto> {
  return inTransaction(shop.db, async (tx): Promise<RemovedPhoto> => {
    await lockOrder(tx, orderId)
    const order = await findOrder(tx, orderId)
    if (!order) return { ok: false, refusal: 'order-not-found' }
    const at = shop.now()
    const before = await findPhoto(tx, orderId, kind)
    if (!(await removePhoto(tx, { orderId, kind, at }))) return { ok: true }
    const { status } = order
    const event = { actor: 'staff', actorId: staffId, from: status, to: status, at } as const
    await insertEvent(tx, { orderId, kind: 'photo-removed', note: '', ...event })
    await writeAudit(tx, {
      at,
      actorId: staffId,
      action: 'order.photo-removed',
      subject: orderId,
      before: { kind, image: before },
      after: { kind, image: null },
    })
    return { ok: true }
  })
}
