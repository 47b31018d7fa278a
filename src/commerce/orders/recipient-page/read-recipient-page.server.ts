import { signatureOf } from '../../documents/message-card.ts'
import { readStopsBefore } from '../../drivers/read-stops-before.server.ts'
import type { ShopContext } from '../../shop-context.ts'
import type { Order } from '../order.ts'
import { findOrder } from '../records/order-store.server.ts'
import { findPhoto } from '../staff/order-photo-store.server.ts'
import { findRecipientLink } from './card-link-store.server.ts'
import {
  type Directions,
  halvesOfSlot,
  isLinkOver,
  mayDirect,
  type RecipientPage,
  recipientStage,
} from './recipient-page.ts'
import { findThanks } from './thanks-store.server.ts'

/** The page of a recipient's link; null for an unknown, revoked or expired one, and for an order that has ended. */
export async function readRecipientPage(
  { db, now }: Pick<ShopContext, 'db' | 'now'>,
  token: string,
): Promise<RecipientPage | null> {
  const link = await findRecipientLink(db, token)
  const order = link && (await findOrder(db, link.orderId))
  const at = now()
  if (!order || isLinkOver(order, at)) return null
  const stage = recipientStage(order)
  if (stage === null) return null
  const { date, startMinute, endMinute } = order.delivery
  const isDelivered = stage === 'delivered'
  // Before the delivery, staff and drivers have the card: it shows no more than is printed on it and its label.
  const isCardEarly = link.isOfCard && !isDelivered
  return {
    stage: isCardEarly && stage === 'out' ? 'expected' : stage,
    recipientName: order.recipient.name,
    sender: signatureOf(order),
    delivery: { date, startMinute, endMinute },
    stopsBefore: stage === 'out' && !isCardEarly ? await readStopsBefore({ db }, order, at) : null,
    directions: !isCardEarly && mayDirect(order, at) ? directionsOf(order) : null,
    photo: isDelivered ? await findPhoto(db, order.id, 'delivery') : null,
    thanks: isDelivered ? ((await findThanks(db, order.id)) ? 'sent' : 'possible') : null,
  }
}

function directionsOf({ address, delivery, preferredHalf }: Order): Directions {
  return {
    hasNote: address.notes !== '',
    halves: halvesOfSlot(delivery),
    preferred: preferredHalf ?? null,
  }
}
