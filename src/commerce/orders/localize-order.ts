import { localizedText, localizeNamed } from '#i18n/localized.ts'
import type { Order, OrderLine } from './order.ts'

/** An order to show: its names, which are those of the moment it was placed, in the language of the page. */
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

interface PlaceNames {
  zoneName: string
  zoneNameAr: string
  slotName: string
  slotNameAr: string
}

/** A row of a list of orders with the names of its area and slot in the language of the page. */
export function localizePlace<Row extends PlaceNames>({
  zoneName,
  zoneNameAr,
  slotName,
  slotNameAr,
  ...row
}: Row) {
  return {
    ...row,
    zoneName: localizedText({ en: zoneName, ar: zoneNameAr }),
    slotName: localizedText({ en: slotName, ar: slotNameAr }),
  }
}

export function localizeLine(line: OrderLine): OrderLine {
  const { insteadOf, insteadOfAr } = line
  return {
    ...localizeNamed(line),
    insteadOf: insteadOf === null ? null : localizedText({ en: insteadOf, ar: insteadOfAr }),
  }
}
