import { localizedText, localizeNamed } from '#i18n/localized.ts'
import type { Order, OrderLine } from './order.ts'

/** An order for its customer: its names, which are those of the moment it was placed, in the language of the page. */
export function localizeOrder(order: Order): Order {
  const { address, delivery, surcharge } = order
  return {
    ...order,
    lines: order.lines.map(localizeLine),
    surcharge: surcharge && localizeNamed(surcharge),
    address: {
      ...address,
      zoneName: localizedText({ en: address.zoneName, ar: address.zoneNameAr }),
    },
    delivery: {
      ...delivery,
      slotName: localizedText({ en: delivery.slotName, ar: delivery.slotNameAr }),
    },
  }
}

function localizeLine(line: OrderLine): OrderLine {
  const { insteadOf, insteadOfAr } = line
  return {
    ...localizeNamed(line),
    insteadOf: insteadOf === null ? null : localizedText({ en: insteadOf, ar: insteadOfAr }),
  }
}
