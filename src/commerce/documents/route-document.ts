import { isolated } from '#i18n/isolated.ts'
import { currentLocale } from '#i18n/locale.ts'
import { groupDigits } from '#i18n/number-forms.ts'
import type { CivilDate } from '../delivery/cairo-time.ts'
import { formatDay } from '../delivery/day-label.ts'
import { formatWindow } from '../delivery/delivery-slot.ts'
import { mapLink } from '../delivery/map-link.ts'
import { formatMoney } from '../money.ts'
import { cashToCollect } from '../orders/difference-due.ts'
import { isLineRefunded } from '../orders/line-refund.ts'
import type { Order } from '../orders/order.ts'
import { preferredWindow } from '../orders/recipient-page/recipient-page.ts'
import { staffDocumentText } from './staff-documents.messages.ts'
import { addressLines } from './work-order.ts'

/** The texts of a driver's route for a slot or a whole day, in the language of the caller. It names no sender. */
export type RouteDocument = ReturnType<typeof buildRouteDocument>

/** One delivery of the route. */
export type RouteStop = ReturnType<typeof stopOf>

export function buildRouteDocument(
  orders: readonly Order[],
  { date, window }: { date: CivilDate; window: { startMinute: number; endMinute: number } | null },
) {
  const zones = new Map<string, RouteStop[]>()
  for (const [index, order] of orders.entries()) {
    const stops = zones.get(order.address.zoneName) ?? []
    zones.set(order.address.zoneName, [...stops, stopOf(order, index + 1)])
  }
  const cash = orders.reduce((sum, order) => sum + cashToCollect(order), 0)
  return {
    locale: currentLocale(),
    day: formatDay(date),
    window: window ? formatWindow(window) : staffDocumentText('allDay'),
    stops: orders.length,
    /** The cash that the driver collects in all; null if there is none. */
    cash: cash > 0 ? formatMoney(cash) : null,
    // The orders are sorted by zone, so the numbers ascend on the page.
    zones: [...zones].map(([name, stops]) => ({ name, stops })),
  }
}

function stopOf(order: Order, position: number) {
  const { recipient, address, delivery, lines } = order
  const due = cashToCollect(order)
  const preferred = preferredWindow(order)
  const window = formatWindow(delivery)
  return {
    orderId: order.id,
    /** Numbered through all zones. */
    position,
    number: order.number,
    window: preferred
      ? staffDocumentText('prefers', { window, preferred: formatWindow(preferred) })
      : window,
    recipient: recipient.name,
    phone: recipient.phone,
    address: addressLines(order),
    landmark: address.notes,
    /** Null until the recipient has given the address. */
    map: order.addressGivenAt === null ? null : mapLink(address),
    goods: lines
      .filter((line) => !isLineRefunded(line))
      .map(({ name, quantity, addedTo = null }) => {
        const goods = `${groupDigits(quantity)} × ${isolated(name)}`
        return addedTo === null ? goods : `+ ${goods}`
      }),
    cash: due > 0 ? formatMoney(due) : null,
  }
}
