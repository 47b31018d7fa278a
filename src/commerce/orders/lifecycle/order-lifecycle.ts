import { isInPhase, type OrderStatus } from '../order-status.ts'

/** Who moves an order: the customer, staff, a captured payment, or the expiry job (`clock`). */
export type Actor = 'customer' | 'staff' | 'payment' | 'clock'

interface Move {
  readonly from: OrderStatus
  readonly to: OrderStatus
  readonly by: readonly Actor[]
}

/** All allowed moves of an order. */
export const orderLifecycle: readonly Move[] = [
  { from: 'awaiting_payment', to: 'confirmed', by: ['payment'] },
  { from: 'awaiting_payment', to: 'expired', by: ['clock'] },
  { from: 'awaiting_payment', to: 'cancelled', by: ['customer', 'staff'] },
  { from: 'confirmed', to: 'preparing', by: ['staff'] },
  { from: 'confirmed', to: 'cancelled', by: ['customer', 'staff'] },
  { from: 'preparing', to: 'out_for_delivery', by: ['staff'] },
  { from: 'preparing', to: 'cancelled', by: ['staff'] },
  { from: 'out_for_delivery', to: 'delivered', by: ['staff'] },
  { from: 'out_for_delivery', to: 'delivery_failed', by: ['staff'] },
  { from: 'delivery_failed', to: 'out_for_delivery', by: ['staff'] },
  { from: 'delivery_failed', to: 'cancelled', by: ['staff'] },
  // A late payment reopens the order if stock and slot are still available.
  { from: 'expired', to: 'confirmed', by: ['payment'] },
]

/** Confirms a cash order whose contact address was unproved. Only the confirmation use cases use this move. */
export const cashConfirmation: Move = {
  from: 'awaiting_payment',
  to: 'confirmed',
  by: ['customer', 'staff'],
}

export function mayMove(from: OrderStatus, to: OrderStatus, actor: Actor): boolean {
  return orderLifecycle.some(
    (move) => move.from === from && move.to === to && move.by.includes(actor),
  )
}

/** The statuses to which an actor can move the order, in the order of the table. */
export function movesFrom(status: OrderStatus, actor: Actor): OrderStatus[] {
  return orderLifecycle
    .filter((move) => move.from === status && move.by.includes(actor))
    .map((move) => move.to)
}

/** Whether an order in this status reserves stock and slot. */
export function reservesStock(status: OrderStatus): boolean {
  return !isInPhase(status, 'released')
}
