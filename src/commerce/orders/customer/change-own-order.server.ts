import type { Updateable } from 'kysely'
import type { Transaction } from '#database/engine.server.ts'
import type { OrdersTable } from '#database/tables/orders-tables.ts'
import type { Accepted, Refusal } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import { changeOrder } from '../change-order.server.ts'
import type { Order } from '../order.ts'
import type { OrderEventKind } from '../order-event.ts'
import { type OrderStatus, orderStatusProperties } from '../order-status.ts'
import { moveAddressRequest } from '../recipient-address/request-address.server.ts'
import { insertChangeEvent } from '../records/order-event-store.server.ts'
import { updateOrder } from '../records/order-store.server.ts'

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
export function changeOwnOrder<Refused extends { ok: false }>(
  shop: ShopContext,
  { orderId, userId, from, to, kind, current, apply }: OrderChange<Refused>,
): Promise<ChangedOrder | Refused> {
  type Changed = ChangedOrder | Refused
  return changeOrder(shop, { orderId, userId }, async (tx, order, at): Promise<Changed> => {
    const { status } = order
    const may = orderStatusProperties[status]
    if (kind === 'delivery-changed' ? !may.ownerMayReschedule : !may.ownerMayChange) {
      return { ok: false, refusal: 'too-late-to-change', status }
    }
    const now = current(order)
    if (now === to) return { ok: true }
    if (now !== from) return { ok: false, refusal: 'changed-elsewhere' }
    const applied = await apply(tx, order, at)
    if (!applied.ok) return applied
    await insertChangeEvent(tx, order, { kind, actor: 'customer', actorId: userId, at })
    return { ok: true }
  })
}

export const changeCardMessage = textChange({
  kind: 'card-changed',
  current: (order) => order.cardMessage,
  columnOf: (cardMessage) => ({ cardMessage }),
})

export const changeRecipientPhone = textChange({
  kind: 'phone-changed',
  current: (order) => order.recipient.phone,
  columnOf: (recipientPhone) => ({ recipientPhone }),
  follow: moveAddressRequest,
})

interface ChangeableText extends Pick<OrderChange<never>, 'kind' | 'current'> {
  columnOf: (to: string) => Updateable<OrdersTable>
  follow?: (tx: Transaction, order: Order, at: number) => Promise<void>
}

function textChange({ kind, current, columnOf, follow }: ChangeableText) {
  return (shop: ShopContext, change: OwnChange<string>): Promise<ChangedOrder> => {
    const apply = async (tx: Transaction, order: Order, at: number): Promise<Accepted> => {
      await updateOrder(tx, order.id, { ...columnOf(change.to), updatedAt: at })
      await follow?.(tx, order, at)
      return { ok: true }
    }
    return changeOwnOrder<never>(shop, { ...change, kind, current, apply })
  }
}
