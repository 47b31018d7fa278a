import type { Transaction } from '#database/engine.server.ts'
import { pipelined } from '#database/pipelined.server.ts'
import { OutdatedRead } from '#database/transaction.server.ts'
import { arabicOf } from '#i18n/localized.ts'
import { mainImage } from '../catalogue/main-image.ts'
import { localizedSoldName, soldNames } from '../catalogue/variant.ts'
import type { CivilDate } from '../delivery/cairo-time.ts'
import { bookingKey, type SlotState, slotState } from '../delivery/delivery-calendar.ts'
import type { DeliverySlot } from '../delivery/delivery-slot.ts'
import {
  type DeliveryTerms,
  findDeliveryTerms,
  reserveSlot,
} from '../delivery/delivery-store.server.ts'
import type { OrderLine } from '../orders/order.ts'
import type { Accepted, Refusal } from '../refusal.ts'
import { inLockOrder, reserveStock } from '../stock/stock-store.server.ts'
import type { PricedLine } from './price-lines.ts'

export type ReservedSlot =
  | Accepted<{ slot: DeliverySlot }>
  | Refusal<'slot-unavailable', { state: Exclude<SlotState, 'open'> }>

export type ReservedLines =
  | Accepted<{ lines: OrderLine[] }>
  | Refusal<'out-of-stock', { productId: string; name: string; left: number }>

interface SlotRequest {
  date: CivilDate
  terms: DeliveryTerms
  lines: readonly PricedLine[]
  now: number
}

/** The requested time slot, if it is open by the terms. Reserves nothing. */
export function openSlot(request: SlotRequest): ReservedSlot {
  const { slot } = request.terms
  if (!slot) return { ok: false, refusal: 'slot-unavailable', state: 'closed' }
  const state = stateOf(slot, request)
  return state === 'open' ? { ok: true, slot } : { ok: false, refusal: 'slot-unavailable', state }
}

/** Reserves capacity of the requested time slot. */
export async function reserveSlotCapacity(
  tx: Transaction,
  request: SlotRequest,
): Promise<ReservedSlot> {
  const open = openSlot(request)
  if (!open.ok) return open
  const { date, terms } = request
  const { zone, version } = terms
  const { slot } = open
  if (await reserveSlot(tx, slot, { date, version })) return open
  const current = await findDeliveryTerms(tx, { zoneId: zone.id, slotId: slot.id, date })
  // Staff have changed the slot or closed the day since the terms were read.
  if (current && current.version !== version) throw new OutdatedRead()
  // A concurrent order has taken the last capacity.
  return { ok: false, refusal: 'slot-unavailable', state: 'full' }
}

function stateOf(slot: DeliverySlot, { date, terms, lines, now }: SlotRequest): SlotState {
  const { isClosed, surcharge, booked } = terms
  return slotState(slot, date, {
    slots: [slot],
    closures: new Map(isClosed ? [[date, '']] : []),
    surcharges: new Map(surcharge === null ? [] : [[date, surcharge]]),
    booked: new Map([[bookingKey(date, slot.id), booked]]),
    // The slot of the terms has the capacity of the day.
    capacities: new Map(),
    leadDays: Math.max(...lines.map((line) => line.product.leadDays)),
    now,
  })
}

/** The lines of an order as they will be stored, if no staff member makes a counted product one made to order meanwhile. */
export function expectedLines(lines: readonly PricedLine[]): OrderLine[] {
  return lines.map((line) => toOrderLine(line, line.product.stock !== null))
}

/** Reserves the stock of every line. */
export async function reserveLines(
  tx: Transaction,
  lines: readonly PricedLine[],
): Promise<ReservedLines> {
  const fromStock = new Set<PricedLine>()
  const ordered = inLockOrder(lines, ({ product }) => product.id)
  const all = await pipelined(tx, (tx) =>
    Promise.all(ordered.map((line) => reserveStock(tx, line.product.id, line.quantity))),
  )
  for (const [index, line] of ordered.entries()) {
    const reserved = all[index]
    if (reserved?.isReserved === false) {
      const { id: productId } = line.product
      const name = localizedSoldName(line.product)
      return { ok: false, refusal: 'out-of-stock', productId, name, left: reserved.left }
    }
    if (reserved?.fromStock) fromStock.add(line)
  }
  return { ok: true, lines: lines.map((line) => toOrderLine(line, fromStock.has(line))) }
}

/** A line of an order as it is stored. */
export function toOrderLine(
  { product, addedTo, ...priced }: PricedLine,
  stockTaken: boolean,
): OrderLine {
  const { name, nameAr } = soldNames(product)
  return {
    productId: product.id,
    ...{ name, ...arabicOf('nameAr', nameAr) },
    image: mainImage(product),
    ...priced,
    stockTaken,
    insteadOf: null,
    stemCount: product.stemCount,
    addedTo: addedTo ?? null,
    givenBackAt: null,
  }
}
