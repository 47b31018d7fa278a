import type { Database, Transaction } from '#database/engine.server.ts'
import { insertRows } from '#database/prepared.server.ts'
import type { OrderLine } from '../order.ts'
import { changeKeyed } from './order-key-store.server.ts'
import { toLine, toLineRow } from './order-row.server.ts'

/** The lines of orders by the order's id. Every order has at least one line. */
export async function listLines(
  db: Database,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, OrderLine[]>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('orderLines')
    .selectAll()
    .where('orderId', 'in', orderIds)
    .orderBy('orderId')
    .orderBy('position')
    .execute()
  const byOrder = Map.groupBy(rows, (row) => row.orderId)
  return new Map(Array.from(byOrder, ([orderId, lines]) => [orderId, lines.map(toLine)]))
}

interface LineReplacement {
  orderId: string
  position: number
  by: Pick<OrderLine, 'productId' | 'name' | 'image' | 'stockTaken' | 'insteadOf' | 'stemCount'> & {
    nameAr: string
    insteadOfAr: string
  }
}

/** Substitutes the product of a line, and the keys of its name. Price and quantity stay. The caller has locked the order. */
export async function replaceLine(
  tx: Transaction,
  { orderId, position, by }: LineReplacement,
): Promise<void> {
  await changeKeyed(tx, orderId, () =>
    tx
      .updateTable('orderLines')
      .set({ ...by, stockTaken: by.stockTaken ? 1 : 0 })
      .where('orderId', '=', orderId)
      .where('position', '=', position)
      .execute(),
  )
}

/** Marks lines as refunded by item. They reserve no stock from then on, so that nothing returns it twice. */
export async function markLinesRefunded(
  tx: Transaction,
  { orderId, positions, at }: { orderId: string; positions: readonly number[]; at: number },
): Promise<void> {
  await tx
    .updateTable('orderLines')
    .set({ givenBackAt: at, stockTaken: 0 })
    .where('orderId', '=', orderId)
    .where('position', 'in', positions)
    .execute()
}

/** Replaces all lines of an order, and the search keys of their names. The caller has locked it. */
export async function rewriteLines(
  tx: Transaction,
  orderId: string,
  lines: readonly OrderLine[],
): Promise<void> {
  await changeKeyed(tx, orderId, async () => {
    await tx.deleteFrom('orderLines').where('orderId', '=', orderId).execute()
    await insertRows(
      tx,
      'orderLines',
      lines.map((line, position) => toLineRow(orderId, line, position)),
    )
  })
}
