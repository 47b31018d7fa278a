import { isUniqueViolation } from '#database/database-errors.ts'
import { newDocumentId } from '#database/document-id.ts'
import type { Transaction } from '#database/engine.server.ts'
import { arabicOf, localizedName } from '#i18n/localized.ts'
import { findSoldProducts } from '../catalogue/product-store.server.ts'
import { newOrderNumber } from '../checkout/build-order.ts'
import type { PricedLine } from '../checkout/price-lines.ts'
import {
  type ReservedLines,
  type ReservedSlot,
  reserveLines,
  reserveSlotCapacity,
} from '../checkout/reserve-goods.server.ts'
import type { CivilDate } from '../delivery/cairo-time.ts'
import type { DeliverySlot } from '../delivery/delivery-slot.ts'
import { findDeliveryTerms } from '../delivery/delivery-store.server.ts'
import type { DeliveryChoice } from '../orders/exchange-slot.server.ts'
import type { Order, OrderLine } from '../orders/order.ts'
import { isRecipientErased } from '../orders/recipient-erased.ts'
import { insertEvent } from '../orders/records/order-event-store.server.ts'
import { insertOrder } from '../orders/records/order-store.server.ts'
import type { Accepted, Refusal } from '../refusal.ts'
import type { ShopContext } from '../shop-context.ts'
import { answerClaim, type ClaimNotAnswered, type ClaimReply } from './answer-claim.server.ts'

type NotReserved =
  | Refusal<'zone-closed' | 'nothing-to-replace' | 'recipient-erased'>
  | Refusal<'product-gone', { name: string }>
  | Extract<ReservedSlot | ReservedLines, { ok: false }>

export type ReplacedClaim = Accepted | ClaimNotAnswered | NotReserved

/** The lines of the order to send again: their position, and how many. */
export interface ClaimReplacement extends ClaimReply {
  lines: ReadonlyArray<{ position: number; quantity: number }>
  delivery: DeliveryChoice
}

/**
 * Staff answer a claim with a free order of the same flowers to the same recipient. Stock and slot are reserved as at
 * checkout. Its idempotency key is the claim, so the database too rejects a second one.
 */
export async function replaceClaim(
  shop: ShopContext,
  replacement: ClaimReplacement,
): Promise<ReplacedClaim> {
  const work = () =>
    answerClaim<NotReserved>(shop, 'replacement', replacement, (tx, order, at) =>
      placeReplacement(tx, { order, replacement, at }),
    )
  try {
    return await work()
  } catch (error) {
    // The random number of the order exists: build it again.
    if (!isUniqueViolation(error)) throw error
    return work()
  }
}

interface Placing {
  /** The order that the claim is about. */
  order: Order
  replacement: ClaimReplacement
  at: number
}

async function placeReplacement(
  tx: Transaction,
  { order, replacement, at }: Placing,
): Promise<Accepted<{ replacementOrderId: string }> | NotReserved> {
  if (isRecipientErased(order)) return { ok: false, refusal: 'recipient-erased' }
  const { date, slotId } = replacement.delivery
  const free = await freeLines(tx, order, replacement.lines)
  if (!free.ok) return free
  const terms = await findDeliveryTerms(tx, { zoneId: order.address.zoneId, slotId, date })
  if (!terms?.zone.open) return { ok: false, refusal: 'zone-closed' }
  const window = await reserveSlotCapacity(tx, { date, terms, lines: free.lines, now: at })
  if (!window.ok) return window
  const taken = await reserveLines(tx, free.lines)
  if (!taken.ok) return taken
  const { slot } = window
  const placed = buildReplacement(order, { lines: taken.lines, date, slot, now: at })
  const key = `claim:${replacement.claimId}`
  // A cash order was proved before it was delivered.
  const cashProof = order.paymentMethod === 'cash' ? 'earlier-order' : 'none'
  await insertOrder(tx, placed, key, { requestDigest: null, cashProof })
  await insertEvent(tx, {
    orderId: placed.id,
    kind: 'moved',
    from: null,
    to: placed.status,
    actor: 'staff',
    actorId: replacement.staffId,
    note: `Free replacement for order ${order.number}`,
    at,
  })
  return { ok: true, replacementOrderId: placed.id }
}

/** The chosen lines with the current products, at no charge. */
async function freeLines(
  tx: Transaction,
  order: Order,
  chosen: ClaimReplacement['lines'],
): Promise<Accepted<{ lines: PricedLine[] }> | NotReserved> {
  const products = await findSoldProducts(
    tx,
    order.lines.map(({ productId }) => productId),
  )
  const lines: PricedLine[] = []
  const replaced = new Map<number, number>()
  for (const [position, line] of order.lines.entries()) {
    const quantity = chosen.find((one) => one.position === position)?.quantity ?? 0
    if (quantity < 1) continue
    const product = products.find(({ id }) => id === line.productId)
    if (!product) return { ok: false, refusal: 'product-gone', name: localizedName(line) }
    const most = Math.min(quantity, line.quantity)
    // A broken vase alone may be replaced.
    const addedTo = replaced.get(line.addedTo ?? -1)
    replaced.set(position, lines.length)
    const free = { product, unitPrice: 0, quantity: most, lineTotal: 0 }
    lines.push({ ...free, ...(addedTo !== undefined && { addedTo }) })
  }
  return lines.length > 0 ? { ok: true, lines } : { ok: false, refusal: 'nothing-to-replace' }
}

/** A confirmed order without a price, for the customer, recipient and address of another one. */
function buildReplacement(
  { discount: _discount, erasedAt: _erasedAt, ...replaced }: Order,
  {
    lines,
    date,
    slot,
    now,
  }: { lines: OrderLine[]; date: CivilDate; slot: DeliverySlot; now: number },
): Order {
  return {
    ...replaced,
    id: newDocumentId(),
    number: newOrderNumber(),
    status: 'confirmed',
    paymentStatus: 'not_due',
    lines,
    subtotal: 0,
    deliveryFee: 0,
    surcharge: null,
    total: 0,
    captured: 0,
    refunded: 0,
    due: 0,
    delivery: {
      date,
      slotId: slot.id,
      slotName: slot.name,
      ...arabicOf('slotNameAr', slot.nameAr),
      startMinute: slot.startMinute,
      endMinute: slot.endMinute,
    },
    expiresAt: null,
    createdAt: now,
    updatedAt: now,
  }
}
