import type { Transaction } from '#database/engine.server.ts'
import { inLockOrder, returnStock } from '../stock/stock-store.server.ts'
import { mayRefundLine } from './line-refund.ts'
import type { Order, OrderLine } from './order.ts'
import { markLinesRefunded } from './records/order-line-store.server.ts'

/**
 * Takes lines out of an order that staff refund by item, and returns their stock: a bouquet and its add-ons, or one of
 * them. Returns the lines, or null if one cannot be refunded. The caller has locked the order.
 */
export async function refundLines(
  tx: Transaction,
  order: Order,
  { positions, at }: { positions: readonly number[]; at: number },
): Promise<OrderLine[] | null> {
  const chosen = [...new Set(positions)]
  const lines = chosen.flatMap((position) => order.lines[position] ?? [])
  if (lines.length < chosen.length) return null
  if (!lines.every((line) => mayRefundLine(order, line))) return null
  for (const { productId, quantity, stockTaken } of inLockOrder(lines, (line) => line.productId)) {
    if (stockTaken) await returnStock(tx, productId, quantity)
  }
  await markLinesRefunded(tx, { orderId: order.id, positions: chosen, at })
  return lines
}
