import { inTransaction } from '#database/transaction.server.ts'
import { writeAudit } from '../../audit/audit-store.server.ts'
import type { Accepted, Refusal } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import type { OrderStatus } from '../order-status.ts'
import { insertEvent } from '../records/order-event-store.server.ts'
import { findOrder, lockOrder } from '../records/order-store.server.ts'
import { mayPhotograph, type PhotoKind } from './order-photo.ts'
import { findPhoto, savePhoto } from './order-photo-store.server.ts'

export type SavedPhoto =
  | Accepted
  | Refusal<'order-not-found' | 'picture-not-found'>
  | Refusal<'nothing-to-photograph', { status: OrderStatus }>

interface TakenPhoto {
  orderId: string
  kind: PhotoKind
  /** The URL of an uploaded picture. */
  image: string
  staffId: string
}

/** Staff save a photograph of the bouquet or of the delivery. Idempotent. */
export async function saveOrderPhoto(
  shop: ShopContext,
  { orderId, kind, image, staffId }: TakenPhoto,
): Promise<SavedPhoto> {
  return inTransaction(shop.db, async (tx): Promise<SavedPhoto> => {
    await lockOrder(tx, orderId)
    const order = await findOrder(tx, orderId)
    if (!order) return { ok: false, refusal: 'order-not-found' }
    const { status } = order
    if (!mayPhotograph(status, kind)) {
      return { ok: false, refusal: 'nothing-to-photograph', status }
    }
    const before = await findPhoto(tx, orderId, kind)
    if (before === image) return { ok: true }
    const at = shop.now()
    if (!(await savePhoto(tx, { orderId, kind, image, takenBy: staffId, at }))) {
      return { ok: false, refusal: 'picture-not-found' }
    }
    const event = { actor: 'staff', actorId: staffId, from: status, to: status, at } as const
    await insertEvent(tx, { orderId, kind: eventKinds[kind], note: '', ...event })
    await writeAudit(tx, {
      at,
      actorId: staffId,
      action: 'order.photographed',
      subject: orderId,
      before: { kind, image: before },
      after: { kind, image },
    })
    return { ok: true }
  })
}

const eventKinds = {
  bouquet: 'bouquet-photographed',
  delivery: 'delivery-photographed',
} as const
