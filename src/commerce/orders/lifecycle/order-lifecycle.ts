import type { CivilDate } from '../../delivery/cairo-time.ts'
import { isInPhase, type OrderStatus } from '../order-status.ts'

/** The actor of a move: the customer, staff, a captured payment, or the expiry job (`clock`). */
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

/** Corrections of the result of a delivery. Only super admins make them. */
export const deliveryCorrections: readonly Omit<Move, 'by'>[] = [
  { from: 'delivered', to: 'out_for_delivery' },
  { from: 'delivered', to: 'delivery_failed' },
  { from: 'delivery_failed', to: 'delivered' },
]

/** Staff can undo a move for this long. The email about the move waits for the same time. */
export const undoWindowMs = 15_000

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

/** Whether staff may undo a move. A cancellation stays: its goods may be sold and its refund sent already. */
export function mayUndo(from: OrderStatus, to: OrderStatus): boolean {
  return mayMove(from, to, 'staff') && reservesStock(to)
}

/** The statuses to which a super admin can correct an order. */
export function correctionsFrom(status: OrderStatus): OrderStatus[] {
  return deliveryCorrections.filter(({ from }) => from === status).map(({ to }) => to)
}

/** Whether a move sends an order out on another day than its delivery day. */
export function leavesOnOtherDay(
  to: OrderStatus,
  deliveryDate: CivilDate,
  today: CivilDate,
): boolean {
  return to === 'out_for_delivery' && deliveryDate !== today
}

/** Whether an order in this status reserves stock and slot. */
export function reservesStock(status: OrderStatus): boolean {
  return !isInPhase(status, 'released')
}
