import type { Transaction } from '#database/engine.server.ts'
import { slotState } from '../../delivery/delivery-calendar.ts'
import { releaseSlot, reserveSlot } from '../../delivery/delivery-store.server.ts'
import { inStockOrder, reserveStock, returnStock } from '../../stock/stock-store.server.ts'
import { readCalendarOf } from '../customer/order-calendar.server.ts'
import type { Order, OrderLine } from '../order.ts'

/**
 * What an order holds while it lives: its place in a delivery window, and its flowers. Every transaction asks for them
 * in this order, so that no two wait for each other.
 */

export async function releaseGoods(tx: Transaction, order: Order): Promise<void> {
  await releaseSlot(tx, order.delivery.slotId, order.delivery.date)
  await returnStockOfLines(tx, order.lines)
}

/** Takes the goods of an order that had given them back: all of them, or none. */
export async function reserveGoodsAgain(
  tx: Transaction,
  order: Order,
  now: number,
): Promise<boolean> {
  const { date, slotId } = order.delivery
  const facts = await readCalendarOf(tx, order, now)
  const slot = facts.slots.find(({ id }) => id === slotId)
  if (!slot || slotState(slot, date, facts) !== 'open') return false
  if (!(await reserveSlot(tx, slot, date))) return false
  if (await reserveStockAgain(tx, order.lines)) return true
  await releaseSlot(tx, slotId, date)
  return false
}

async function reserveStockAgain(tx: Transaction, lines: readonly OrderLine[]): Promise<boolean> {
  const taken: OrderLine[] = []
  for (const line of inStockOrder(lines, ({ productId }) => productId)) {
    if (!line.stockTaken) continue
    if (!(await reserveStock(tx, line.productId, line.quantity)).had) {
      await returnStockOfLines(tx, taken)
      return false
    }
    taken.push(line)
  }
  return true
}

async function returnStockOfLines(tx: Transaction, lines: readonly OrderLine[]): Promise<void> {
  for (const line of inStockOrder(lines, ({ productId }) => productId)) {
    if (line.stockTaken) await returnStock(tx, line.productId, line.quantity)
  }
}
