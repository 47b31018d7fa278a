import type { Database } from '#database/engine.server.ts'
import { enqueueOrderEmail } from '../../emails/send-order-email.server.ts'
import type { Accepted, Refusal } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import { changeOrder } from '../change-order.server.ts'
import type { Order } from '../order.ts'
import { isRecipientErased } from '../recipient-erased.ts'
import { findOrder } from '../records/order-store.server.ts'
import { findRecipientLink } from './card-link-store.server.ts'
import { isLinkOver, recipientStage } from './recipient-page.ts'
import { attachThanksPhoto } from './thanks-photo.server.ts'
import { findThanks, insertThanks } from './thanks-store.server.ts'

export type SentThanks =
  | Accepted
  | Refusal<'link-unknown' | 'not-delivered' | 'already-sent' | 'picture-not-found'>

interface ThanksRequest {
  token: string
  message: string
  /** The address of a picture that was uploaded for these thanks. */
  image: string | null
}

/** The recipient thanks the sender, once. The second of two equal requests gets the result of the first. */
export async function sendThanks(
  shop: ShopContext,
  { token, message, image }: ThanksRequest,
): Promise<SentThanks> {
  const link = await findRecipientLink(shop.db, token)
  if (!link) return { ok: false, refusal: 'link-unknown' }
  const { orderId } = link
  const sent = await changeOrder<SentThanks>(shop, { orderId }, async (tx, order, at) => {
    if (isLinkOver(order, at) || isRecipientErased(order)) {
      return { ok: false, refusal: 'link-unknown' }
    }
    if (recipientStage(order) !== 'delivered') return { ok: false, refusal: 'not-delivered' }
    const before = await findThanks(tx, orderId)
    if (before) {
      const isSame = before.message === message && before.image === image
      return isSame ? { ok: true } : { ok: false, refusal: 'already-sent' }
    }
    if (image !== null && !(await attachThanksPhoto(tx, { orderId, image, at }))) {
      return { ok: false, refusal: 'picture-not-found' }
    }
    await insertThanks(tx, { orderId, message, image, sentAt: at })
    await enqueueOrderEmail(tx, { orderId, trigger: 'thanks-received', at })
    return { ok: true }
  })
  return 'refusal' in sent && sent.refusal === 'order-not-found'
    ? { ok: false, refusal: 'link-unknown' }
    : sent
}

/** Whether a photograph for the thanks of an order may be uploaded. */
export async function mayUploadThanks(
  { db, now }: Pick<ShopContext, 'db' | 'now'>,
  orderId: string,
): Promise<boolean> {
  const order = await findOrder(db, orderId)
  if (!order || isLinkOver(order, now()) || isRecipientErased(order)) return false
  return isOpen(db, order)
}

async function isOpen(db: Database, order: Order): Promise<boolean> {
  return recipientStage(order) === 'delivered' && (await findThanks(db, order.id)) === null
}

/** The order whose thanks a link may send now; null otherwise. */
export async function findOrderToThank(
  shop: Pick<ShopContext, 'db' | 'now'>,
  token: string,
): Promise<string | null> {
  const link = await findRecipientLink(shop.db, token)
  return link && (await mayUploadThanks(shop, link.orderId)) ? link.orderId : null
}
