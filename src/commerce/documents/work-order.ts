import { currentLocale } from '#i18n/locale.ts'
import { formatDay } from '../delivery/day-label.ts'
import { formatWindow } from '../delivery/delivery-slot.ts'
import { formatMoment } from '../delivery/moment-label.ts'
import { floorLabel } from '../orders/floor-label.ts'
import { lineName } from '../orders/line-name.ts'
import { isLineRefunded } from '../orders/line-refund.ts'
import type { Order } from '../orders/order.ts'
import { recordedNote } from '../orders/recorded-note.ts'
import type { StaffEvent } from '../orders/records/order-event-store.server.ts'
import { plainText } from '../plain-text.ts'
import { signatureOf } from './message-card.ts'
import { staffDocumentText } from './staff-documents.messages.ts'

/**
 * The texts of a work order in the language of the caller. Several people handle the paper, so it shows no price and no
 * anonymous sender.
 */
export type WorkOrder = ReturnType<typeof workOrderOf>

type StaffNote = Pick<StaffEvent, 'note' | 'at' | 'staffName'>

/** The paper may reach the recipient, so the number of an anonymous sender is only in the dashboard. */
export function ifMissingText({ ifMissing, senderShown, contact }: Order): string {
  if (ifMissing !== 'call') return staffDocumentText(ifMissing)
  return senderShown
    ? plainText(staffDocumentText('call', { phone: contact.phone }))
    : staffDocumentText('callAnonymous')
}

export function workOrderOf(
  order: Order,
  { pictures, notes }: { pictures: ReadonlyMap<string, Uint8Array>; notes: readonly StaffNote[] },
) {
  const { delivery, address, recipient } = order
  return {
    locale: currentLocale(),
    number: order.number,
    day: formatDay(delivery.date),
    window: formatWindow(delivery),
    area: address.zoneName,
    lines: order.lines
      .filter((line) => !isLineRefunded(line))
      .map(({ quantity, image, stemCount, ...line }) => ({
        name: lineName(line),
        quantity,
        /** To bind for one piece; empty if the shop does not know. */
        stems: stemCount ? plainText(staffDocumentText('stems', { count: stemCount })) : '',
        /** As JPEG; null if no printable picture exists. */
        picture: (image === null ? null : pictures.get(image)) ?? null,
      })),
    ifMissing: ifMissingText(order),
    card: { message: order.cardMessage, signature: signatureOf(order) },
    /** Without the phone number: a call from the workshop would spoil the surprise. */
    recipient: recipient.name,
    address: addressLines(order),
    landmark: address.notes,
    notes: notes.map(({ note, at, staffName }) => ({
      text: recordedNote(note),
      by: [staffName ?? '', formatMoment(at)].filter(Boolean),
    })),
  }
}

/** The lines of an address, without the area. */
export function addressLines({ address, addressGivenAt }: Order): string[] {
  if (addressGivenAt === null) return [staffDocumentText('addressMissing')]
  const { street, building, floor } = address
  return [street, building, floorLabel(floor)].filter(Boolean)
}
