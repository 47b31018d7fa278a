import type { CivilDate } from '../delivery/cairo-time.ts'
import { formatDay } from '../delivery/day-label.ts'
import { formatWindow } from '../delivery/delivery-slot.ts'
import { mapLink } from '../delivery/map-link.ts'
import { formatMoney, type Pounds } from '../money.ts'
import type { Order } from '../orders/order.ts'
import { addressLines } from './work-order.ts'

/** Where a driver goes in one window of a day, or on the whole day, in words. No sender is named on it. */
export interface RouteDocument {
  day: string
  window: string
  stops: number
  /** What the driver brings back, where somebody pays in cash. */
  cash: string | null
  zones: ReadonlyArray<{ name: string; stops: readonly RouteStop[] }>
}

/** One delivery on the sheet, in words. `cash` is null where there is nothing to collect. */
export interface RouteStop {
  orderId: string
  /** Counted over all zones. */
  position: number
  number: string
  window: string
  recipient: string
  phone: string
  address: readonly string[]
  landmark: string
  /** Null while the address is missing. */
  map: string | null
  goods: readonly string[]
  cash: string | null
}

export function buildRouteDocument(
  orders: readonly Order[],
  { date, window }: { date: CivilDate; window: { startMinute: number; endMinute: number } | null },
): RouteDocument {
  const zones = new Map<string, RouteStop[]>()
  for (const [index, order] of orders.entries()) {
    const stops = zones.get(order.address.zoneName) ?? []
    zones.set(order.address.zoneName, [...stops, stopOf(order, index + 1)])
  }
  const cash = orders.reduce((sum, order) => sum + cashDue(order), 0)
  return {
    day: formatDay(date),
    window: window ? formatWindow(window) : 'the whole day',
    stops: orders.length,
    cash: cash > 0 ? formatMoney(cash) : null,
    // Numbered as they stand on the sheet: orders come zone by zone.
    zones: [...zones].map(([name, stops]) => ({ name, stops })),
  }
}

function stopOf(order: Order, position: number): RouteStop {
  const { recipient, address, delivery, lines } = order
  const due = cashDue(order)
  return {
    orderId: order.id,
    position,
    number: order.number,
    window: formatWindow(delivery),
    recipient: recipient.name,
    phone: recipient.phone,
    address: addressLines(order),
    landmark: address.notes,
    map: order.addressGivenAt === null ? null : mapLink(address),
    goods: lines.map(({ name, quantity }) => `${quantity} × ${name}`),
    cash: due > 0 ? formatMoney(due) : null,
  }
}

function cashDue({ paymentStatus, total }: Order): Pounds {
  return paymentStatus === 'cash_due' ? total : 0
}
