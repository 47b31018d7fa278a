import type { Insertable, Selectable } from 'kysely'
import type { Flag } from '#database/flag.ts'
import type {
  OrderEventsTable,
  OrderLinesTable,
  OrdersTable,
} from '#database/tables/orders-tables.ts'
import { locales } from '#i18n/locale.ts'
import { arabicOf } from '#i18n/localized.ts'
import type { Surcharge } from '../../delivery/surcharge.ts'
import { type PaymentMethod, paymentMethods } from '../../payments/payment-provider.ts'
import { orderChangesSchema } from '../editing/order-changes-schema.ts'
import {
  type AddressGiver,
  addressGivers,
  type Order,
  type OrderLine,
  slotHalves,
} from '../order.ts'
import { eventActors, type OrderEvent, orderEventKinds, undoMarks } from '../order-event.ts'
import type { OrderStatus } from '../order-status.ts'
import { orderStatuses, paymentStatuses } from '../order-statuses.ts'
import { substitutions } from '../substitution.ts'

export function toOrderRow(order: Order, idempotencyKey: string): Insertable<OrdersTable> {
  const { recipient, address, delivery, contact, surcharge, lines: _lines, ...others } = order
  const { discount, paymentMethod, ...rest } = others
  return {
    ...rest,
    ...storedMethod(paymentMethod),
    discount: discount?.amount ?? 0,
    discountPercent: discount?.percent ?? null,
    discountReason: discount?.reason ?? '',
    idempotencyKey,
    requestDigest: null,
    surcharge: surcharge?.amount ?? 0,
    surchargeName: surcharge?.name ?? '',
    surchargeNameAr: surcharge?.nameAr ?? '',
    senderShown: order.senderShown ? 1 : 0,
    recipientName: recipient.name,
    recipientPhone: recipient.phone,
    zoneId: address.zoneId,
    zoneName: address.zoneName,
    zoneNameAr: address.zoneNameAr ?? '',
    street: address.street,
    building: address.building,
    floor: address.floor,
    addressNotes: address.notes,
    deliveryDate: delivery.date,
    slotId: delivery.slotId,
    slotName: delivery.slotName,
    slotNameAr: delivery.slotNameAr ?? '',
    slotStartMinute: delivery.startMinute,
    slotEndMinute: delivery.endMinute,
    contactName: contact.name,
    contactEmail: contact.email,
    contactPhone: contact.phone,
  }
}

export function toLineRow(
  orderId: string,
  line: OrderLine,
  position: number,
): Insertable<OrderLinesTable> {
  const { nameAr = '', insteadOfAr = '', addedTo = null, givenBackAt = null, stockTaken } = line
  return {
    ...{ ...line, nameAr, insteadOfAr, addedTo, givenBackAt, orderId, position },
    stockTaken: stockTaken ? 1 : 0,
  }
}

export function toOrder(row: Selectable<OrdersTable>, lines: readonly OrderLine[]): Order {
  return {
    id: row.id,
    number: row.number,
    userId: row.userId,
    status: toOrderStatus(row.status),
    paymentMethod: methodOf(row),
    paymentStatus: parseValue(paymentStatuses, row.paymentStatus),
    lines,
    subtotal: row.subtotal,
    // A percentage of a low price may be nothing.
    ...(row.discountReason !== '' && {
      discount: {
        amount: row.discount,
        percent: row.discountPercent,
        reason: row.discountReason,
      },
    }),
    deliveryFee: row.deliveryFee,
    surcharge: row.surcharge > 0 ? toSurcharge(row) : null,
    total: row.total,
    captured: row.captured,
    refunded: row.refunded,
    due: row.due,
    recipient: { name: row.recipientName, phone: row.recipientPhone },
    address: {
      zoneId: row.zoneId,
      zoneName: row.zoneName,
      ...arabicOf('zoneNameAr', row.zoneNameAr),
      street: row.street,
      building: row.building,
      floor: row.floor,
      notes: row.addressNotes,
    },
    addressBy: toAddressGiver(row.addressBy),
    addressGivenAt: row.addressGivenAt,
    delivery: {
      date: row.deliveryDate,
      slotId: row.slotId,
      slotName: row.slotName,
      ...arabicOf('slotNameAr', row.slotNameAr),
      startMinute: row.slotStartMinute,
      endMinute: row.slotEndMinute,
    },
    ...preferenceOf(row),
    cardMessage: row.cardMessage,
    senderShown: row.senderShown === 1,
    ifMissing: parseValue(substitutions, row.ifMissing),
    contact: { name: row.contactName, email: row.contactEmail, phone: row.contactPhone },
    locale: parseValue(locales, row.locale),
    expiresAt: row.expiresAt,
    ...(row.erasedAt !== null && { erasedAt: row.erasedAt }),
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  }
}

/** A later version may store another preference. */
function preferenceOf({ preferredHalf }: Selectable<OrdersTable>): Pick<Order, 'preferredHalf'> {
  const known = slotHalves.find((half) => half === preferredHalf)
  return known === undefined ? {} : { preferredHalf: known }
}

function toSurcharge(row: Selectable<OrdersTable>): Surcharge {
  const names = { name: row.surchargeName, ...arabicOf('nameAr', row.surchargeNameAr) }
  return { ...names, amount: row.surcharge }
}

export function toLine({
  orderId: _order,
  position: _position,
  stockTaken,
  nameAr,
  insteadOfAr,
  ...line
}: Selectable<OrderLinesTable>): OrderLine {
  const arabic = { ...arabicOf('nameAr', nameAr), ...arabicOf('insteadOfAr', insteadOfAr) }
  // A previous version substitutes a product without its Arabic name, which then is that of another one.
  const isCurrent = (line.insteadOf === null) === (insteadOfAr === '')
  return { ...line, ...(isCurrent && arabic), stockTaken: stockTaken === 1 }
}

export function toOrderEvent(row: Selectable<OrderEventsTable>): OrderEvent {
  return {
    kind: row.changes === null ? parseValue(orderEventKinds, row.kind) : 'edited',
    at: row.at,
    actor: parseValue(eventActors, row.actorKind),
    actorId: row.actorId,
    from: row.fromStatus === null ? null : toOrderStatus(row.fromStatus),
    to: toOrderStatus(row.toStatus),
    note: row.note,
    ...(row.undo !== null && { undo: parseValue(undoMarks, row.undo) }),
    ...(row.changes !== null && { changes: orderChangesSchema.parse(JSON.parse(row.changes)) }),
  }
}

/** The columns of the state of an order, for every list. */
export type OrderState = Pick<Order, 'status' | 'paymentStatus' | 'paymentMethod'>

/** A row with its state parsed. */
export function withState<Row extends Record<keyof OrderState, string> & { atTerminal: Flag }>({
  atTerminal,
  ...row
}: Row) {
  return {
    ...row,
    status: toOrderStatus(row.status),
    paymentStatus: parseValue(paymentStatuses, row.paymentStatus),
    paymentMethod: methodOf({ paymentMethod: row.paymentMethod, atTerminal }),
  }
}

export function toAddressGiver(text: string): AddressGiver {
  return parseValue(addressGivers, text)
}

export function toOrderStatus(text: string): OrderStatus {
  return parseValue(orderStatuses, text)
}

/** The columns of a payment method: the version before fails on one that it does not know. */
export function storedMethod(method: PaymentMethod): { paymentMethod: string; atTerminal: Flag } {
  return method === 'terminal'
    ? { paymentMethod: 'card', atTerminal: 1 }
    : { paymentMethod: method, atTerminal: 0 }
}

/** The payment method of a row. */
export function methodOf(row: { paymentMethod: string; atTerminal: Flag }): PaymentMethod {
  return row.atTerminal === 1 ? 'terminal' : toPaymentMethod(row.paymentMethod)
}

export function toPaymentMethod(text: string): PaymentMethod {
  return parseValue(paymentMethods, text)
}

function parseValue<Value extends string>(values: readonly Value[], text: string): Value {
  const found = values.find((value) => value === text)
  if (found === undefined) throw new Error(`The database contains an unknown value: ${text}`)
  return found
}
