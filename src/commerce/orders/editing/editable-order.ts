import type { CivilDate } from '../../delivery/cairo-time.ts'
import type { Order } from '../order.ts'
import { isInPhase, type OrderStatus } from '../order-status.ts'
import { type EditedLine, editedLinesOf } from './edited-lines.ts'

/** The fields of an order that staff can edit, as a form holds them. */
export interface EditableOrder {
  date: CivilDate
  slotId: string
  zoneId: string
  street: string
  building: string
  floor: string
  addressNotes: string
  recipientName: string
  recipientPhone: string
  cardMessage: string
  lines: readonly EditedLine[]
}

/** Whether staff may edit an order: until it leaves the workshop. */
export function mayEdit(status: OrderStatus): boolean {
  return isInPhase(status, 'reserved', 'workshop')
}

export function editableOf({
  delivery,
  address,
  recipient,
  cardMessage,
  lines,
}: Order): EditableOrder {
  return {
    date: delivery.date,
    slotId: delivery.slotId,
    zoneId: address.zoneId,
    street: address.street,
    building: address.building,
    floor: address.floor,
    addressNotes: address.notes,
    recipientName: recipient.name,
    recipientPhone: recipient.phone,
    cardMessage,
    lines: editedLinesOf(lines),
  }
}

const textNames = [
  'date',
  'slotId',
  'zoneId',
  'street',
  'building',
  'floor',
  'addressNotes',
  'recipientName',
  'recipientPhone',
  'cardMessage',
] as const satisfies (keyof EditableOrder)[]

/** Whether two versions of an order's fields are the same. */
export function isSameEdit(one: EditableOrder, other: EditableOrder): boolean {
  const isSameText = textNames.every((name) => one[name] === other[name])
  return isSameText && JSON.stringify(one.lines) === JSON.stringify(other.lines)
}
