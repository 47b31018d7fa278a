import type { Transaction } from '#database/engine.server.ts'
import { mainImage } from '../catalogue/main-image.ts'
import { type SlotState, slotState } from '../delivery/delivery-calendar.ts'
import type { DeliverySlot } from '../delivery/delivery-slot.ts'
import { bookSlot } from '../delivery/delivery-store.server.ts'
import { readCalendarFacts } from '../delivery/read-calendar.server.ts'
import type { OrderLine } from '../orders/order.ts'
import type { Accepted, Refusal } from '../refusal.ts'
import { inStockOrder, takeStock } from '../stock/stock-store.server.ts'
import type { OrderRequest } from './order-request.ts'
import type { PricedLine } from './price-lines.ts'

export type TakenWindow =
  | Accepted<{ slot: DeliverySlot }>
  | Refusal<'slot-unavailable', { state: Exclude<SlotState, 'open'> }>

export type TakenLines =
  | Accepted<{ lines: OrderLine[] }>
  | Refusal<'out-of-stock', { productId: string; name: string; left: number }>

/** Takes a place in the delivery window that was asked for. */
export async function takeWindow(
  tx: Transaction,
  request: OrderRequest,
  lines: readonly PricedLine[],
  now: number,
): Promise<TakenWindow> {
  const leadDays = Math.max(...lines.map((line) => line.product.leadDays))
  const facts = await readCalendarFacts(tx, { leadDays, now })
  const { date, slotId } = request.delivery
  const slot = facts.slots.find((candidate) => candidate.id === slotId)
  const state = slot ? slotState(slot, date, facts) : 'closed'
  if (!slot || state !== 'open') {
    return { ok: false, refusal: 'slot-unavailable', state: state === 'open' ? 'closed' : state }
  }
  // The last place of a window may have gone since the calendar was read.
  if (!(await bookSlot(tx, slot, date))) {
    return { ok: false, refusal: 'slot-unavailable', state: 'full' }
  }
  return { ok: true, slot }
}

/** Takes the flowers of every line. */
export async function takeLines(
  tx: Transaction,
  lines: readonly PricedLine[],
): Promise<TakenLines> {
  const fromStock = new Set<PricedLine>()
  for (const line of inStockOrder(lines, ({ product }) => product.id)) {
    const { id: productId, name } = line.product
    const take = await takeStock(tx, productId, line.quantity)
    if (!take.had) return { ok: false, refusal: 'out-of-stock', productId, name, left: take.left }
    if (take.fromStock) fromStock.add(line)
  }
  return { ok: true, lines: lines.map((line) => toOrderLine(line, fromStock.has(line))) }
}

function toOrderLine(priced: PricedLine, stockTaken: boolean): OrderLine {
  const { product, unitPrice, quantity, lineTotal } = priced
  const { id: productId, name } = product
  const image = mainImage(product)
  const line = { productId, name, image, unitPrice, quantity, lineTotal, stockTaken }
  return { ...line, insteadOf: null }
}
