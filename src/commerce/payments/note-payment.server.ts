import type { Transaction } from '#database/engine.server.ts'
import type { Order } from '../orders/order.ts'
import { insertEvent } from '../orders/records/order-event-store.server.ts'
import { findOrder } from '../orders/records/order-store.server.ts'

/** Adds a note about a payment to the timeline of its order, and returns the order. */
export async function notePayment(
  tx: Transaction,
  orderId: string,
  note: string,
  at: number,
): Promise<Order | null> {
  const order = await findOrder(tx, orderId)
  if (!order) return null
  const { status } = order
  const unmoved = { kind: 'noted', from: status, to: status } as const
  await insertEvent(tx, { ...unmoved, orderId, actor: 'payment', actorId: null, note, at })
  return order
}
