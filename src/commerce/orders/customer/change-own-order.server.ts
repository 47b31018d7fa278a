import type { Transaction } from '#database/engine.server.ts'
import { inTransaction } from '#database/transaction.server.ts'
import type { Accepted, Refusal } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import type { Order } from '../order.ts'
import type { OrderEventKind } from '../order-event.ts'
import { type OrderStatus, orderStatusProperties } from '../order-status.ts'
import { insertEvent } from '../records/order-event-store.server.ts'
import { findOrder, lockOrder } from '../records/order-store.server.ts'

/** Why a customer's order was not changed. For orders of other customers it is always `order-not-found`. */
type ChangeRefusal =
  | Refusal<'order-not-found' | 'changed-elsewhere'>
  | Refusal<'too-late-to-change', { status: OrderStatus }>

export type ChangedOrder = Accepted | ChangeRefusal

/** One change of one order by its customer. */
export interface OwnChange<Value> {
  orderId: string
  userId: string
  /** The value that the customer saw: a concurrent change refuses this one. */
  from: Value
  to: Value
}

interface OrderChange<Refused> extends OwnChange<string> {
  kind: OrderEventKind
  current: (order: Order) => string
  /** Runs in the transaction that has locked the order. */
  apply: (tx: Transaction, order: Order, at: number) => Promise<Accepted | Refused>
}

/** Changes an order for its customer and adds the event. Idempotent: a second click gets the result of the first. */
export async function changeOwnOrder<Refused extends { ok: false }>(
  shop: ShopContext,
  { orderId, userId, from, to, kind, current, apply }: OrderChange<Refused>,
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
    const applied = await apply(tx, order, at)
    if (!applied.ok) return applied
    const actor = { actor: 'customer', actorId: userId } as const
    await insertEvent(tx, { orderId, kind, ...actor, from: status, to: status, note: '', at })
    return { ok: true }
  })
}

/** Locks the order until the end of the transaction; null for an order of another customer. */
export async function lockOwnOrder(
  tx: Transaction,
  orderId: string,
  userId: string,
): Promise<Order | null> {
  await lockOrder(tx, orderId)
  const order = await findOrder(tx, orderId)
  return order?.userId === userId ? order : null
}
