import type { CivilDate } from '../delivery/cairo-time.ts'
import { daysOf, weekdayOf } from '../delivery/cairo-time.ts'
import { bookingKey, capacityOn } from '../delivery/delivery-calendar.ts'
import type { DeliverySlot } from '../delivery/delivery-slot.ts'
import type { Compared, ComparedSales } from '../insights/insights.ts'
import type { Pounds } from '../money.ts'
import { cashToCollect } from '../orders/difference-due.ts'
import type { Order } from '../orders/order.ts'
import { isInPhase } from '../orders/order-status.ts'
import { type OrderNeed, orderNeeds } from '../orders/staff/order-needs.ts'
import type { Permission } from '../staff/permissions.ts'

/** The needs of staff now: orders, claims, products and jobs. */
export const needs = [...orderNeeds, 'claims', 'low-stock', 'failed-jobs'] as const
export type Need = (typeof needs)[number]

/** Counting stops here, so that the page shows `99+`. */
export const mostNeedsCounted = 100

/** The roles that can resolve a need. */
const needPermissions: Partial<Record<Need, Permission>> = {
  'amount-differs': 'payments.refund',
  'refund-failed': 'payments.refund',
  'terminal-refund': 'payments.refund',
  cancellation: 'payments.refund',
  claims: 'claims.answer',
  'low-stock': 'products.read',
  'failed-jobs': 'jobs.retry',
}

export function permissionFor(need: Need): Permission {
  return needPermissions[need] ?? 'orders.read'
}

export function isOrderNeed(need: Need): need is OrderNeed {
  return orderNeeds.some((known) => known === need)
}

/** The home page of staff. */
export interface Overview {
  /** The current date and time. */
  today: CivilDate
  at: number
  /** The same weekday of the week before. */
  dayBefore: CivilDate
  needs: { need: Need; count: number }[]
  /** Orders placed today so far, against the same hours of the week before; null without the permission for insights. */
  sales: ComparedSales | null
  /** The number of those orders, for staff who do not see revenue. */
  placed: Compared
  work: Work
  /** All deliveries of the day, against the whole day a week before. */
  deliveries: Compared
  load: DayLoad[]
}

/** The deliveries of a day by their next step. */
export interface Work {
  toMake: number
  toDeliver: number
  delivered: number
  /** Cash that drivers still have to collect. */
  cashDue: Pounds
}

type WorkOrder = Parameters<typeof cashToCollect>[0]

export function workOf(orders: readonly WorkOrder[]): Work {
  const inPhase = (...phases: Parameters<typeof isInPhase>[1][]) =>
    orders.filter(({ status }) => isInPhase(status, ...phases))
  const toDo = inPhase('workshop', 'delivery')
  return {
    toMake: inPhase('workshop').length,
    toDeliver: toDo.length,
    delivered: inPhase('delivered').length,
    cashDue: toDo.reduce((sum, order) => sum + cashToCollect(order), 0),
  }
}

/** Whether an order counts as a delivery of its day. */
export function isDelivery({ status }: Pick<Order, 'status'>): boolean {
  return isInPhase(status, 'workshop', 'delivery', 'delivered')
}

/** The orders of a day against what its slots take. */
export interface DayLoad {
  date: CivilDate
  isClosed: boolean
  booked: number
  /** Of the slots that are open on the day; 0 on a closed day. */
  capacity: number
}

interface LoadFacts {
  slots: readonly Pick<DeliverySlot, 'id' | 'weekdays' | 'capacity'>[]
  closures: { has: (date: CivilDate) => boolean }
  /** By `bookingKey`, also of slots that were disabled since. */
  booked: ReadonlyMap<string, number>
  /** Of single days, by `bookingKey`. */
  capacities: ReadonlyMap<string, number>
}

/** The load of the days of a period. A booking of a disabled slot or a closed day counts, because it is still delivered. */
export function loadOfDays(
  period: { from: CivilDate; until: CivilDate },
  { slots, closures, booked, capacities }: LoadFacts,
): DayLoad[] {
  const bookings = [...booked].map(([key, count]) => ({ key, count }))
  return daysOf(period).map((date) => {
    const isClosed = closures.has(date)
    const open = slots.filter(({ weekdays }) => weekdays.includes(String(weekdayOf(date))))
    return {
      date,
      isClosed,
      booked: bookings
        .filter(({ key }) => key.startsWith(bookingKey(date, '')))
        .reduce((sum, { count }) => sum + count, 0),
      capacity: isClosed
        ? 0
        : open.reduce((sum, slot) => sum + capacityOn(slot, date, { capacities }), 0),
    }
  })
}
