import type { Transaction } from '#database/engine.server.ts'
import { inTransaction } from '#database/transaction.server.ts'
import type { Accepted, Refusal } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import { lockAndFindOrder } from '../change-order.server.ts'
import type { Address, Order } from '../order.ts'
import type { OrderEvent } from '../order-event.ts'
import { insertChangeEvent } from '../records/order-event-store.server.ts'
import { updateOrder } from '../records/order-store.server.ts'
import { mayGiveAddress } from './address-link.ts'
import { findOrderIdOfLink } from './address-link-store.server.ts'

/** The address within the area of the order. */
export type Place = Pick<Address, 'street' | 'building' | 'floor' | 'notes'>

export type GivenAddress = Accepted | Refusal<'link-unknown' | 'too-late'>

/** The recipient gives the address. Idempotent. */
export async function giveAddress(
  shop: ShopContext,
  { token, place }: { token: string; place: Place },
): Promise<GivenAddress> {
  return inTransaction(shop.db, async (tx): Promise<GivenAddress> => {
    const orderId = await findOrderIdOfLink(tx, token)
    if (orderId === null) return { ok: false, refusal: 'link-unknown' }
    const order = await lockAndFindOrder(tx, { orderId })
    const at = shop.now()
    if (!order || !mayGiveAddress(order, at)) return { ok: false, refusal: 'too-late' }
    await writeAddress(tx, order, { place, actor: 'recipient', actorId: null, at })
    return { ok: true }
  })
}

/** Saves the address and adds the event, in the transaction that has locked the order. */
export async function writeAddress(
  tx: Transaction,
  order: Order,
  { place, ...by }: { place: Place } & Pick<OrderEvent, 'actor' | 'actorId' | 'at'>,
): Promise<void> {
  if (order.addressGivenAt !== null && isSamePlace(order.address, place)) return
  const { street, building, floor, notes: addressNotes } = place
  const change = { street, building, floor, addressNotes, addressGivenAt: by.at, updatedAt: by.at }
  await updateOrder(tx, order.id, change)
  await insertChangeEvent(tx, order, { kind: 'address-given', ...by })
}

function isSamePlace(one: Place, other: Place): boolean {
  const { street, building, floor, notes } = one
  return (
    street === other.street &&
    building === other.building &&
    floor === other.floor &&
    notes === other.notes
  )
}
