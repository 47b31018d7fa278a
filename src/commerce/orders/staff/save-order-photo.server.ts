import type { Transaction } from '#database/engine.server.ts'
import { writeAudit } from '../../audit/audit-store.server.ts'
import type { Accepted, Refusal } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import { changeOrder } from '../change-order.server.ts'
import type { Order } from '../order.ts'
import type { OrderStatus } from '../order-status.ts'
import { isRecipientErased } from '../recipient-erased.ts'
import { insertChangeEvent } from '../records/order-event-store.server.ts'
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
export function saveOrderPhoto(
  shop: ShopContext,
  { orderId, kind, image, staffId: actorId }: TakenPhoto,
): Promise<SavedPhoto> {
  return changeOrder<SavedPhoto>(shop, { orderId }, (tx, order, at) =>
    savePhotoLocked(tx, order, { kind, image, staffId: actorId, at }),
  )
}

/** Saves a photograph of an order that the caller has locked. */
export async function savePhotoLocked(
  tx: Transaction,
  order: Order,
  { kind, image, staffId: actorId, at }: Omit<TakenPhoto, 'orderId'> & { at: number },
): Promise<SavedPhoto> {
  const { id: orderId, status } = order
  const isErased = kind === 'delivery' && isRecipientErased(order)
  if (isErased || !mayPhotograph(status, kind)) {
    return { ok: false, refusal: 'nothing-to-photograph', status }
  }
  const before = await findPhoto(tx, orderId, kind)
  if (before === image) return { ok: true }
  if (!(await savePhoto(tx, { orderId, kind, image, takenBy: actorId, at }))) {
    return { ok: false, refusal: 'picture-not-found' }
  }
  const event = { kind: `${kind}-photographed`, actor: 'staff', actorId, at } as const
  await insertChangeEvent(tx, order, event)
  await writeAudit(tx, {
    at,
    actorId,
    action: 'order.photographed',
    subject: orderId,
    before: { kind, image: before },
    after: { kind, image },
  })
  return { ok: true }
}
