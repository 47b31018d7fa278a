import type { Transaction } from '#database/engine.server.ts'
import type { Accepted, Refusal } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import { changeOrder } from '../change-order.server.ts'
import type { Order, SlotHalf } from '../order.ts'
import { insertChangeEvent } from '../records/order-event-store.server.ts'
import { updateOrder } from '../records/order-store.server.ts'
import { findRecipientLink } from './card-link-store.server.ts'
import { halvesOfSlot, isLinkOver, mayDirect } from './recipient-page.ts'

export type LeftDirections = Accepted | Refusal<'link-unknown' | 'too-late'>

interface DirectionsRequest {
  token: string
  /** Null keeps the note as it is: the page does not know its text. */
  note: string | null
  /** The half of the slot that the recipient prefers. */
  half: SlotHalf | null
}

/**
 * The recipient leaves directions. Only the link of the address may: before the delivery, a printed card is in other
 * hands. Idempotent.
 */
export async function leaveDirections(
  shop: ShopContext,
  { token, note, half }: DirectionsRequest,
): Promise<LeftDirections> {
  const link = await findRecipientLink(shop.db, token)
  if (!link || link.isOfCard) return { ok: false, refusal: 'link-unknown' }
  const { orderId } = link
  const left = await changeOrder<LeftDirections>(shop, { orderId }, async (tx, order, at) => {
    if (isLinkOver(order, at)) return { ok: false, refusal: 'link-unknown' }
    if (!mayDirect(order, at)) return { ok: false, refusal: 'too-late' }
    if (note !== null) await saveNote(tx, order, note, at)
    await savePreference(tx, order, half, at)
    return { ok: true }
  })
  return 'refusal' in left && left.refusal === 'order-not-found'
    ? { ok: false, refusal: 'link-unknown' }
    : left
}

async function saveNote(tx: Transaction, order: Order, note: string, at: number): Promise<void> {
  if (order.address.notes === note) return
  await updateOrder(tx, order.id, { addressNotes: note, updatedAt: at })
  // Without the text: it may be part of an address that is private.
  await record(tx, order, 'The recipient changed the note for the driver.', at)
}

async function savePreference(
  tx: Transaction,
  order: Order,
  half: SlotHalf | null,
  at: number,
): Promise<void> {
  const isPossible = half === null || halvesOfSlot(order.delivery).length > 0
  if (!isPossible || (order.preferredHalf ?? null) === half) return
  await updateOrder(tx, order.id, { preferredHalf: half, updatedAt: at })
  await record(tx, order, preferenceNotes[half ?? 'none'], at)
}

/** As `recorded-note.ts` shows them. */
const preferenceNotes = {
  first: 'The recipient prefers the first half of the slot.',
  second: 'The recipient prefers the second half of the slot.',
  none: 'The recipient prefers no half of the slot any more.',
} as const

function record(tx: Transaction, order: Order, note: string, at: number): Promise<void> {
  const by = { actor: 'recipient', actorId: null } as const
  return insertChangeEvent(tx, order, { kind: 'noted', ...by, note, at })
}
