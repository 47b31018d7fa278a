import { isInPhase, type OrderStatus } from '../order-status.ts'

/** Who moves an order: its customer, the staff, a payment that arrived, or the clock. */
export type Actor = 'customer' | 'staff' | 'payment' | 'clock'

interface Move {
  readonly from: OrderStatus
  readonly to: OrderStatus
  readonly by: readonly Actor[]
}

/** The life of an order, whole. A move that is not in this table does not happen. */
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
  // A payment that comes late is taken up when stock and window can be had again.
  { from: 'expired', to: 'confirmed', by: ['payment'] },
]

/** Cash on delivery, where the contact address was not proved: only its own use cases take this way. */
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

/** Where an actor can take an order from here, in the order of the table. */
export function movesFrom(status: OrderStatus, actor: Actor): OrderStatus[] {
  return orderLifecycle
    .filter((move) => move.from === status && move.by.includes(actor))
    .map((move) => move.to)
}

/** Whether an order in this status keeps its stock and its place in the delivery window. */
export function reservesStock(status: OrderStatus): boolean {
  return !isInPhase(status, 'released')
}
