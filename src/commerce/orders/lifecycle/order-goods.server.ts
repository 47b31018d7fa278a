import type { Transaction } from '#database/engine.server.ts'
import { capacityOn, slotState } from '../../delivery/delivery-calendar.ts'
import { findSlotVersion, releaseSlot, reserveSlot } from '../../delivery/delivery-store.server.ts'
import { inLockOrder, reserveStock, returnStock } from '../../stock/stock-store.server.ts'
import { readCalendarOf } from '../customer/order-calendar.server.ts'
import type { Order, OrderLine } from '../order.ts'

/** The reservations of an order: slot first, then stock. Every transaction uses this order, so none deadlock. */

export async function releaseGoods(tx: Transaction, order: Order): Promise<void> {
  await releaseSlot(tx, order.delivery.slotId, order.delivery.date)
  await returnStockOfLines(tx, order.lines)
}

/** Reserves slot and stock of a released order again: all of them, or none. */
export async function reserveGoodsAgain(
  tx: Transaction,
  order: Order,
  now: number,
): Promise<boolean> {
  const { date, slotId } = order.delivery
  const version = await findSlotVersion(tx, { date, slotId })
  const facts = await readCalendarOf(tx, order.lines, now)
  const slot = facts.slots.find(({ id }) => id === slotId)
  if (!slot || slotState(slot, date, facts) !== 'open') return false
  const capacity = capacityOn(slot, date, facts)
  if (!(await reserveSlot(tx, { ...slot, capacity }, { date, version }))) return false
  if (await reserveStockAgain(tx, order.lines)) return true
  await releaseSlot(tx, slotId, date)
  return false
}

async function reserveStockAgain(tx: Transaction, lines: readonly OrderLine[]): Promise<boolean> {
  const reserved: OrderLine[] = []
  for (const line of inLockOrder(lines, ({ productId }) => productId)) {
    if (!line.stockTaken) continue
    if (!(await reserveStock(tx, line.productId, line.quantity)).isReserved) {
      await returnStockOfLines(tx, reserved)
      return false
    }
    reserved.push(line)
  }
  return true
}

async function returnStockOfLines(tx: Transaction, lines: readonly OrderLine[]): Promise<void> {
  for (const line of inLockOrder(lines, ({ productId }) => productId)) {
    if (line.stockTaken) await returnStock(tx, line.productId, line.quantity)
  }
}
