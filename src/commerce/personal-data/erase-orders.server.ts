import type { Transaction } from '#database/engine.server.ts'
import type { Order } from '../orders/order.ts'
import type { OrderEvent } from '../orders/order-event.ts'
import { insertChangeEvent } from '../orders/records/order-event-store.server.ts'
import { updateOrder } from '../orders/records/order-store.server.ts'
import { lockPicturesOf, sweepNow } from '../pictures/lock-pictures.server.ts'
import { pictureAddress } from '../pictures/picture-address.ts'
import { listUses, type PictureUser } from '../pictures/upload-store.server.ts'
import { withdrawConsentsOfOrder } from './consent-store.server.ts'
import {
  deleteJobsOfOrder,
  eraseEventTexts,
  eraseRows,
  redactAudit,
} from './erasure-store.server.ts'
import { listPictureUsers } from './picture-user-store.server.ts'

/** As `recorded-note.ts` shows it. */
const erasedNote = 'The personal data of this order was erased.'

/**
 * Erases the personal data of orders that their caller has locked, and whose rule it has checked. Numbers, amounts, items,
 * dates, areas and statuses stay for accounting.
 */
export async function eraseOrders(
  tx: Transaction,
  orders: readonly Order[],
  { at, ...by }: { at: number } & Pick<OrderEvent, 'actor' | 'actorId'>,
): Promise<void> {
  await erasePictures(tx, orders, at)
  for (const order of orders) {
    await eraseRows(tx, 'order', order.id)
    await eraseEventTexts(tx, order.id, { notes: 'all' })
    await withdrawConsentsOfOrder(tx, order.id, at)
    await deleteJobsOfOrder(tx, order.id)
    await redactAudit(tx, 'order', { subject: order.id, at })
    await updateOrder(tx, order.id, {
      ...noRecipient,
      cardMessage: '',
      contactName: '',
      contactEmail: '',
      contactPhone: '',
      // An empty reason would hide the amount of the discount.
      discountReason: order.discount ? '–' : '',
      requestDigest: null,
      erasedAt: at,
      updatedAt: at,
    })
    await insertChangeEvent(tx, order, { kind: 'noted', ...by, at, note: erasedNote })
  }
}

/** The columns about the recipient, emptied. The area stays. */
export const noRecipient = {
  recipientName: '',
  recipientPhone: '',
  street: '',
  building: '',
  floor: '',
  addressNotes: '',
  preferredHalf: null,
} as const

/** Removes the photographs of orders, with their files: the job that sweeps pictures runs at once. */
async function erasePictures(tx: Transaction, orders: readonly Order[], at: number): Promise<void> {
  const users: PictureUser[] = []
  const images = []
  for (const { id } of orders) users.push(...(await listPictureUsers(tx, id)))
  for (const user of users) images.push(...(await listUses(tx, user)))
  const uses = users.map((usedBy) => ({ usedBy, addresses: [] }))
  await lockPicturesOf(tx, uses, at)
  for (const image of images) await sweepNow(tx, pictureAddress(image), at)
}
