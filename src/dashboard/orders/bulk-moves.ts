import type { OrderStatus } from '#commerce/orders/order-status.ts'
import type { Role } from '#commerce/staff/roles.ts'
import { movesFor } from './moves.ts'

type Target = 'preparing' | 'out_for_delivery' | 'delivered' | 'delivery_failed'

/** A way on for several orders at once, and how many of them can take it. */
export interface BulkMove {
  to: Target
  label: string
  count: number
}

const targets: readonly Target[] = ['preparing', 'out_for_delivery', 'delivered', 'delivery_failed']

/** The ways on that at least one of the orders can take. Cancelling asks for a reason, and is done one by one. */
export function bulkMovesFor(orders: readonly { status: OrderStatus }[], role: Role): BulkMove[] {
  return targets.flatMap((to) => {
    const moves = orders.flatMap(({ status }) =>
      movesFor(status, role).filter((move) => move.to === to),
    )
    const label = moves[0]?.label
    return label === undefined ? [] : [{ to, label, count: moves.length }]
  })
}
