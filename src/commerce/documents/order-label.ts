import { currentLocale } from '#i18n/locale.ts'
import { formatDay } from '../delivery/day-label.ts'
import { formatWindow } from '../delivery/delivery-slot.ts'
import type { Order } from '../orders/order.ts'
import { fitText } from './message-card.ts'

/** The label on the wrap of a bouquet: enough to find its order and its driver. It shows no price and no sender. */
export type OrderLabel = ReturnType<typeof orderLabelOf>

/** The space for the recipient, in points: two lines of a label of 100 × 70 mm. */
const space = { width: 255, height: 66, sizes: [22, 19, 16, 13, 11, 9] }

export function orderLabelOf({ number, recipient, address, delivery }: Order) {
  return {
    locale: currentLocale(),
    number,
    recipient: recipient.name,
    /** The font size of the recipient, in points. */
    size: fitText(recipient.name, space) ?? 8,
    area: address.zoneName,
    day: formatDay(delivery.date),
    window: formatWindow(delivery),
  }
}
