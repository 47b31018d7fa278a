import type { Transaction } from '#database/engine.server.ts'
import { inTransaction } from '#database/transaction.server.ts'
import type { Refusal } from '../refusal.ts'
import type { ShopContext } from '../shop-context.ts'
import type { Order } from './order.ts'
import { findOrder, lockOrder } from './records/order-store.server.ts'

type OrderNotFound = Refusal<'order-not-found'>

/** An order by its id; with `userId`, orders of other customers are not found. */
export interface WhichOrder {
  orderId: string
  userId?: string
}

/** Runs one change of an order in the transaction that has locked it. An erased order is not found: see `lockUnerased`. */
export function changeOrder<Result>(
  shop: ShopContext,
  which: WhichOrder,
  change: (tx: Transaction, order: Order, at: number) => Promise<Result>,
): Promise<Result | OrderNotFound> {
  return inTransaction(shop.db, async (tx): Promise<Result | OrderNotFound> => {
    const order = await lockUnerased(tx, which)
    return order ? change(tx, order, shop.now()) : { ok: false, refusal: 'order-not-found' }
  })
}

/** Locks an order until the end of the transaction. */
export async function lockAndFindOrder(
  tx: Transaction,
  { orderId, userId }: WhichOrder,
): Promise<Order | null> {
  await lockOrder(tx, orderId)
  const order = await findOrder(tx, orderId)
  return userId === undefined || order?.userId === userId ? order : null
}

/**
 * Locks an order to which its caller adds something. Returns null for an erased order: nothing would erase the new data,
 * because every erasure leaves such an order out.
 */
export async function lockUnerased(tx: Transaction, which: WhichOrder): Promise<Order | null> {
  const order = await lockAndFindOrder(tx, which)
  return order?.erasedAt === undefined ? order : null
}
