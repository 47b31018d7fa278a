import type { Transaction } from '#database/engine.server.ts'
import type { OrderLine } from '../order.ts'
import { updateOrder } from './order-store.server.ts'

interface LineReplacement {
  orderId: string
  position: number
  by: Pick<OrderLine, 'productId' | 'name' | 'image' | 'stockTaken' | 'insteadOf'>
  at: number
}

/** Substitutes the product of a line. Price and quantity stay. The caller has locked the order. */
export async function replaceLine(
  tx: Transaction,
  { orderId, position, by, at }: LineReplacement,
): Promise<void> {
  await tx
    .updateTable('orderLines')
    .set({ ...by, stockTaken: by.stockTaken ? 1 : 0 })
    .where('orderId', '=', orderId)
    .where('position', '=', position)
    .execute()
  await updateOrder(tx, orderId, { updatedAt: at })
}
