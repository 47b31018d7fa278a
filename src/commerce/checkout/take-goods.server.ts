import type { Transaction } from '#database/engine.server.ts'
import { mainImage } from '../catalogue/main-image.ts'
import { type SlotState, slotState } from '../delivery/delivery-calendar.ts'
import type { DeliverySlot } from '../delivery/delivery-slot.ts'
import { bookSlot } from '../delivery/delivery-store.server.ts'
import { readCalendarFacts } from '../delivery/read-calendar.server.ts'
import type { OrderLine } from '../orders/order.ts'
import type { Accepted, Refusal } from '../refusal.ts'
import { takeStock } from '../stock/stock-store.server.ts'
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
  const taken: OrderLine[] = []
  for (const [position, { product, unitPrice, quantity, lineTotal }] of lines.entries()) {
    const take = await takeStock(tx, product.id, quantity)
    if (take === 'short') {
      const before = lines.slice(0, position).filter((line) => line.product.id === product.id)
      const left = (product.stock ?? 0) - before.reduce((sum, line) => sum + line.quantity, 0)
      const { id: productId, name } = product
      return { ok: false, refusal: 'out-of-stock', productId, name, left: Math.max(0, left) }
    }
    taken.push({
      productId: product.id,
      name: product.name,
      image: mainImage(product),
      unitPrice,
      quantity,
      lineTotal,
      stockTaken: take === 'taken',
    })
  }
  return { ok: true, lines: taken }
}
