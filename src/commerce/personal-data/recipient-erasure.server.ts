import type { Transaction } from '#database/engine.server.ts'
import type { Log } from '../log.ts'
import type { Order } from '../orders/order.ts'
import type { OrderEvent } from '../orders/order-event.ts'
import { findThanks } from '../orders/recipient-page/thanks-store.server.ts'
import { insertChangeEvent } from '../orders/records/order-event-store.server.ts'
import { updateOrder } from '../orders/records/order-store.server.ts'
import { findPhoto } from '../orders/staff/order-photo-store.server.ts'
import { lockPicturesOf, sweepNow } from '../pictures/lock-pictures.server.ts'
import type { Accepted, Refusal } from '../refusal.ts'
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

interface RecipientErasure extends Pick<OrderEvent, 'actor' | 'actorId'> {
  at: number
  log: Log
  /** As `recorded-note.ts` shows it. */
  note: string
}

/**
 * Erases name, number, address, directions, thanks and the photograph at the door of an order that its caller has locked,
 * once it has ended. The card text and the order stay with the sender. All links of the recipient end.
 */
export async function eraseRecipientFrom(
  tx: Transaction,
  order: Order,
  { at, log, ...event }: RecipientErasure,
): Promise<Accepted | Refusal<'order-open'>> {
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
  await insertChangeEvent(tx, order, { kind: 'noted', at, ...event })
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
