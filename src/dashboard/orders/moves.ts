import { movesFrom } from '#commerce/orders/lifecycle/order-lifecycle.ts'
import type { OrderStatus } from '#commerce/orders/order-status.ts'
import { may } from '#commerce/staff/permissions.ts'
import type { Role } from '#commerce/staff/roles.ts'

/** A way on for an order, as a button. */
export interface Move {
  to: OrderStatus
  label: string
  /** The usual way on; of the others there may be several. */
  isForward: boolean
}

const labels: Record<OrderStatus, string> = {
  awaiting_payment: 'Await payment',
  confirmed: 'Confirm',
  preparing: 'Start preparing',
  out_for_delivery: 'Send out',
  delivered: 'Mark as delivered',
  delivery_failed: 'Could not deliver',
  cancelled: 'Cancel the order',
  expired: 'Let it expire',
}

/** What this member of staff can do with an order where it stands, the usual way on first. */
export function movesFor(status: OrderStatus, role: Role): Move[] {
  return movesFrom(status, 'staff')
    .filter((to) => may(role, to === 'cancelled' ? 'orders.cancel' : 'orders.move'))
    .map((to, index) => ({
      to,
      label:
        status === 'delivery_failed' && to === 'out_for_delivery' ? 'Send out again' : labels[to],
      isForward: index === 0 && to !== 'cancelled',
    }))
}
