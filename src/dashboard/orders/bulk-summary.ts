import type { CivilDate } from '#commerce/delivery/cairo-time.ts'
import type { Pounds } from '#commerce/money.ts'
import { leavesOnOtherDay, mayMove } from '#commerce/orders/lifecycle/order-lifecycle.ts'
import { orderStatusProperties } from '#commerce/orders/order-status.ts'
import type { ListedOrder } from '#commerce/orders/staff/order-listing.ts'
import type { BulkMove } from './moves.ts'

type Summarised = Pick<ListedOrder, 'status' | 'paymentStatus' | 'deliveryDate' | 'total'>

/** What a bulk move will do, for its confirmation. Orders whose status does not allow it are not counted. */
export interface BulkSummary {
  count: number
  /** The delivery days, earliest first. `isOther`: the orders would leave on another day. */
  days: { date: CivilDate; count: number; isOther: boolean }[]
  emails: number
  /** Cash that counts as collected. */
  cash: Pounds
}

export function summarizeMove(
  orders: readonly Summarised[],
  to: BulkMove['to'],
  today: CivilDate,
): BulkSummary {
  const moved = orders.filter(({ status }) => mayMove(status, to, 'staff'))
  const byDay = Map.groupBy(moved, ({ deliveryDate }) => deliveryDate)
  const days = [...byDay].map(([date, { length: count }]) => {
    return { date, count, isOther: leavesOnOtherDay(to, date, today) }
  })
  const isCollected = (order: Summarised) =>
    to === 'delivered' && order.paymentStatus === 'cash_due'
  return {
    count: moved.length,
    days: days.toSorted((one, other) => (one.date < other.date ? -1 : 1)),
    emails: orderStatusProperties[to].email === null ? 0 : moved.length,
    cash: moved.filter(isCollected).reduce((sum, { total }) => sum + total, 0),
  }
}
