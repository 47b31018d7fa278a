import { writeAudit } from '../../audit/audit-store.server.ts'
import type { Accepted, Refusal } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import { changeOrder } from '../change-order.server.ts'
import { insertChangeEvent } from '../records/order-event-store.server.ts'
import type { PhotoKind } from './order-photo.ts'
import { findPhoto, removePhoto } from './order-photo-store.server.ts'

/** Staff delete a photograph, in any status of the order. Idempotent. */
export function removeOrderPhoto(
  shop: ShopContext,
  { orderId, kind, staffId: actorId }: { orderId: string; kind: PhotoKind; staffId: string },
): Promise<Accepted | Refusal<'order-not-found'>> {
  return changeOrder(shop, { orderId }, async (tx, order, at) => {
    const before = await findPhoto(tx, orderId, kind)
    if (!(await removePhoto(tx, { orderId, kind, at }))) return { ok: true }
    await insertChangeEvent(tx, order, { kind: 'photo-removed', actor: 'staff', actorId, at })
    await writeAudit(tx, {
      at,
      actorId,
      action: 'order.photo-removed',
      subject: orderId,
      before: { kind, image: before },
      after: { kind, image: null },
    })
    return { ok: true }
  })
}
