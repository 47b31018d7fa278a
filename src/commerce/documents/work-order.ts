import { formatDay } from '../delivery/day-label.ts'
import { formatWindow } from '../delivery/delivery-slot.ts'
import { formatMoment } from '../delivery/moment-label.ts'
import type { Order } from '../orders/order.ts'
import type { Substitution } from '../orders/substitution.ts'
import { signatureOf } from './message-card.ts'

/** What the workshop needs to make an order, in words. It goes from hand to hand: no price, and no anonymous sender. */
export interface WorkOrder {
  number: string
  day: string
  window: string
  area: string
  lines: readonly WorkOrderLine[]
  ifMissing: string
  card: { message: string; signature: string | null }
  recipient: readonly string[]
  address: readonly string[]
  /** What the driver is to know about the place. */
  landmark: string
  /** What staff wrote for each other. */
  notes: ReadonlyArray<{ text: string; by: string }>
}

/** What is to be made, and how many of it. Without a picture where the shop has none that can be printed. */
export interface WorkOrderLine {
  name: string
  quantity: number
  /** A picture as JPEG. */
  picture: Uint8Array | null
}

interface StaffNote {
  note: string
  at: number
  staffName: string | null
}

const ifMissingTexts: Record<Substitution, string> = {
  call: 'Call the sender before anything is replaced',
  replace: 'Replace it with one of the same colour and worth',
  refund: 'Leave it out: its price goes back',
}

export function workOrderOf(
  order: Order,
  { pictures, notes }: { pictures: ReadonlyMap<string, Uint8Array>; notes: readonly StaffNote[] },
): WorkOrder {
  const { delivery, address, recipient } = order
  return {
    number: order.number,
    day: formatDay(delivery.date),
    window: formatWindow(delivery),
    area: address.zoneName,
    lines: order.lines.map(({ name, quantity, image }) => ({
      name,
      quantity,
      picture: (image === null ? null : pictures.get(image)) ?? null,
    })),
    ifMissing: ifMissingTexts[order.ifMissing],
    card: { message: order.cardMessage, signature: signatureOf(order) },
    recipient: [recipient.name, recipient.phone],
    address: addressLines(order),
    landmark: address.notes,
    notes: notes.map(({ note, at, staffName }) => ({
      text: note,
      by: [staffName, formatMoment(at)].filter(Boolean).join(', '),
    })),
  }
}

/** An address as one writes it on paper, without the area. */
export function addressLines({ address, addressGivenAt }: Order): string[] {
  if (addressGivenAt === null) return ['The address is still missing.']
  const { street, building, floor } = address
  const storey = /^\d+$/.test(floor) ? `Floor ${floor}` : floor
  return [[street, building].filter(Boolean).join(', '), storey].filter(Boolean)
}
