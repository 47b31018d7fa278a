import type { Transaction } from '#database/engine.server.ts'
import { inTransaction } from '#database/transaction.server.ts'
import type { Log } from '../log.ts'
import { lockAndFindOrder } from '../orders/change-order.server.ts'
import type { Order } from '../orders/order.ts'
import { isRecipientErased } from '../orders/recipient-erased.ts'
import { findRecipientLink } from '../orders/recipient-page/card-link-store.server.ts'
import { isLinkOver } from '../orders/recipient-page/recipient-page.ts'
import { findThanks } from '../orders/recipient-page/thanks-store.server.ts'
import { insertChangeEvent } from '../orders/records/order-event-store.server.ts'
import { updateOrder } from '../orders/records/order-store.server.ts'
import { findPhoto } from '../orders/staff/order-photo-store.server.ts'
import { lockPicturesOf, sweepNow } from '../pictures/lock-pictures.server.ts'
import type { Accepted, Refusal } from '../refusal.ts'
import type { ShopContext } from '../shop-context.ts'
import { noRecipient } from './erase-orders.server.ts'
import { logErasure } from './erasure-log.ts'
import { isOrderOpen } from './erasure-rules.ts'
import {
  deleteDeliveryPhoto,
  eraseEventTexts,
  eraseRows,
  findOpenMatters,
  redactAudit,
} from './erasure-store.server.ts'

export type ErasedRecipient = Accepted | Refusal<'link-unknown' | 'order-open'>

/**
 * The recipient erases name, number, address, directions, thanks and the photograph at the door, once the order has
 * ended. The card text and the order stay with the sender. All links of the recipient end.
 */
export function eraseRecipient(
  shop: Pick<ShopContext, 'db' | 'now' | 'log'>,
  token: string,
): Promise<ErasedRecipient> {
  return inTransaction(shop.db, async (tx): Promise<ErasedRecipient> => {
    const link = await findRecipientLink(tx, token)
    const order = link && (await lockAndFindOrder(tx, { orderId: link.orderId }))
    const at = shop.now()
    if (!order || isLinkOver(order, at)) return { ok: false, refusal: 'link-unknown' }
    return eraseFrom(tx, order, { at, log: shop.log })
  })
}

/** Erases the recipient of an order without their link, to repeat an erasure. Idempotent. */
export function eraseRecipientOfOrder(
  shop: Pick<ShopContext, 'db' | 'now' | 'log'>,
  orderId: string,
): Promise<ErasedRecipient> {
  return inTransaction(shop.db, async (tx): Promise<ErasedRecipient> => {
    const order = await lockAndFindOrder(tx, { orderId })
    if (!order || isRecipientErased(order)) return { ok: true }
    return eraseFrom(tx, order, { at: shop.now(), log: shop.log })
  })
}

async function eraseFrom(
  tx: Transaction,
  order: Order,
  { at, log }: { at: number; log: Log },
): Promise<ErasedRecipient> {
  const { id } = order
  if (isOrderOpen(await findOpenMatters(tx, id))) return { ok: false, refusal: 'order-open' }
  const photo = await findPhoto(tx, id, 'delivery')
  const thanks = await findThanks(tx, id)
  const uses = [`order:${id}:delivery`, `thanks:${id}`] as const
  await lockPicturesOf(
    tx,
    uses.map((usedBy) => ({ usedBy, addresses: [] })),
    at,
  )
  for (const image of [photo, thanks?.image]) if (image) await sweepNow(tx, image, at)
  await deleteDeliveryPhoto(tx, id)
  await eraseEventTexts(tx, id, { notes: 'of-deliveries' })
  await eraseRows(tx, 'order', id, tablesOfRecipient)
  await redactAudit(tx, 'order', { subject: id, at, actions: deliveryActions })
  await updateOrder(tx, id, { ...noRecipient, updatedAt: at })
  const note = 'The recipient erased their personal data.'
  const by = { actor: 'recipient', actorId: null } as const
  await insertChangeEvent(tx, order, { kind: 'noted', ...by, at, note })
  logErasure(log, { scope: 'recipient', id })
  return { ok: true }
}

/** The actions whose entries hold a copy of the driver's report, or the address of the photograph. */
const deliveryActions = [
  'order.postponed',
  'order.delivery-corrected',
  'order.photographed',
  'order.photo-removed',
]

const tablesOfRecipient = [
  'addressLinks',
  'cardLinks',
  'addressSms',
  'recipientThanks',
  'deliveryAttempts',
]
