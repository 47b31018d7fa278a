import type { Transaction } from '#database/engine.server.ts'
import { inTransaction } from '#database/transaction.server.ts'
import type { Accepted, Refusal } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import type { Order } from '../order.ts'
import type { OrderEventKind } from '../order-event.ts'
import { type OrderStatus, orderStatusProperties } from '../order-status.ts'
import { insertEvent } from '../records/order-event-store.server.ts'
import { findOrder, lockOrder } from '../records/order-store.server.ts'

/** Why somebody's own order stays as it is. Of the order of somebody else nobody learns that there is one. */
export type ChangeRefusal =
  | Refusal<'order-not-found' | 'changed-elsewhere'>
  | Refusal<'too-late-to-change', { status: OrderStatus }>

export type ChangedOrder = Accepted | ChangeRefusal

/** One change of one order by its owner, as a use case has it: what they saw, and what they want. */
export interface OwnChange<Value> {
  orderId: string
  userId: string
  /** What stood there when the owner began: if it is something else by now, they are told instead of obeyed. */
  from: Value
  to: Value
}

interface OrderChange<Refused> extends OwnChange<string> {
  kind: OrderEventKind
  current: (order: Order) => string
  /** Makes the change in the transaction that has looked, and holds the order. */
  make: (tx: Transaction, order: Order, at: number) => Promise<Accepted | Refused>
}

/**
 * Changes an order for its owner, once however often it is asked for, and writes it into the timeline. What is wanted
 * already is granted again: a second click has no other answer than the first.
 */
export async function changeOwnOrder<Refused extends { ok: false }>(
  shop: ShopContext,
  { orderId, userId, from, to, kind, current, make }: OrderChange<Refused>,
): Promise<ChangedOrder | Refused> {
  return inTransaction(shop.db, async (tx): Promise<ChangedOrder | Refused> => {
    const order = await lockOwnOrder(tx, orderId, userId)
    if (!order) return { ok: false, refusal: 'order-not-found' }
    const { status } = order
    if (!orderStatusProperties[status].ownerMayChange) {
      return { ok: false, refusal: 'too-late-to-change', status }
    }
    const now = current(order)
    if (now === to) return { ok: true }
    if (now !== from) return { ok: false, refusal: 'changed-elsewhere' }
    const at = shop.now()
    const made = await make(tx, order, at)
    if (!made.ok) return made
    const actor = { actor: 'customer', actorId: userId } as const
    await insertEvent(tx, { orderId, kind, ...actor, from: status, to: status, note: '', at })
    return { ok: true }
  })
}

/** The order, held until the end of the transaction, or null when it is not theirs. */
export async function lockOwnOrder(
  tx: Transaction,
  orderId: string,
  userId: string,
): Promise<Order | null> {
  await lockOrder(tx, orderId)
  const order = await findOrder(tx, orderId)
  return order?.userId === userId ? order : null
}
