import type { Transaction } from '#database/engine.server.ts'
import { slotState } from '../delivery/delivery-calendar.ts'
import { bookSlot, releaseSlot } from '../delivery/delivery-store.server.ts'
import { readCalendarFacts } from '../delivery/read-calendar.server.ts'
import { returnStock, takeStock } from '../stock/stock-store.server.ts'
import type { Order, OrderLine } from './order.ts'

/** What an order holds while it lives: its flowers, and its place in a delivery window. */

export async function giveBackGoods(tx: Transaction, order: Order): Promise<void> {
  await giveBackStock(tx, order.lines)
  await releaseSlot(tx, order.delivery.slotId, order.delivery.date)
}

/** Takes the goods of an order that had given them back: all of them, or none. */
export async function takeGoodsAgain(tx: Transaction, order: Order, now: number): Promise<boolean> {
  const facts = await readCalendarFacts(tx, { leadDays: 0, now })
  const slot = facts.slots.find(({ id }) => id === order.delivery.slotId)
  if (!slot || slotState(slot, order.delivery.date, facts) !== 'open') return false

  const taken: OrderLine[] = []
  for (const line of order.lines) {
    const had = !line.stockTaken || (await takeStock(tx, line.productId, line.quantity)) !== 'short'
    if (had) taken.push(line)
  }
  const complete = taken.length === order.lines.length
  if (complete && (await bookSlot(tx, slot, order.delivery.date))) return true
  await giveBackStock(tx, taken)
  return false
}

async function giveBackStock(tx: Transaction, lines: readonly OrderLine[]): Promise<void> {
  for (const line of lines) {
    if (line.stockTaken) await returnStock(tx, line.productId, line.quantity)
  }
}
