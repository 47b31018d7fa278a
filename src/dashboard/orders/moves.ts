import { movesFrom } from '#commerce/orders/lifecycle/order-lifecycle.ts'
import { type BulkTarget, bulkTargets, type OrderStatus } from '#commerce/orders/order-status.ts'
import { staffActionLabel } from '#commerce/orders/staff/staff-status-label.ts'
import { may } from '#commerce/staff/permissions.ts'
import type { Role } from '#commerce/staff/roles.ts'

/** A move of an order, as a button. */
export interface Move {
  to: OrderStatus
  label: string
  /** The usual next step; the other moves are exceptions. */
  isForward: boolean
}

/** The moves that a role may make from a status, the usual one first. */
export function movesFor(status: OrderStatus, role: Role): Move[] {
  return movesFrom(status, 'staff')
    .filter((to) => may(role, to === 'cancelled' ? 'orders.cancel' : 'orders.move'))
    .flatMap((to, index) => {
      const label = staffActionLabel(status, to)
      return label === null ? [] : [{ to, label, isForward: index === 0 && to !== 'cancelled' }]
    })
}

/** A move for several orders, and how many of them allow it. */
export interface BulkMove {
  to: BulkTarget
  label: string
  count: number
}

/** The moves that at least one order allows. Cancelling needs a reason, so it is done one by one. */
export function bulkMovesFor(orders: readonly { status: OrderStatus }[], role: Role): BulkMove[] {
  return bulkTargets.flatMap((to) => {
    const moves = orders.flatMap(({ status }) =>
      movesFor(status, role).filter((move) => move.to === to),
    )
    const label = moves[0]?.label
    return label === undefined ? [] : [{ to, label, count: moves.length }]
  })
}
