import type { OrderStatus } from '#commerce/orders/order-status.ts'
import type { Role } from '#commerce/staff/roles.ts'
import { movesFor } from './moves.ts'

type Target = 'preparing' | 'out_for_delivery' | 'delivered' | 'delivery_failed'

/** A move for several orders, and how many of them allow it. */
export interface BulkMove {
  to: Target
  label: string
  count: number
}

const targets: readonly Target[] = ['preparing', 'out_for_delivery', 'delivered', 'delivery_failed']

/** The moves that at least one order allows. Cancelling needs a reason, so it is done one by one. */
export function bulkMovesFor(orders: readonly { status: OrderStatus }[], role: Role): BulkMove[] {
  return targets.flatMap((to) => {
    const moves = orders.flatMap(({ status }) =>
      movesFor(status, role).filter((move) => move.to === to),
    )
    const label = moves[0]?.label
    return label === undefined ? [] : [{ to, label, count: moves.length }]
  })
}
