import { newDocumentId } from '#database/document-id.ts'
import type { Locale } from '#i18n/locale.ts'
import { arabicOf } from '#i18n/localized.ts'
import { deliveredPrice, deliveryFee } from '../delivery/delivery-fee.ts'
import type { DeliverySlot, DeliveryZone } from '../delivery/delivery-slot.ts'
import type { Surcharge } from '../delivery/surcharge.ts'
import type { Discount } from '../orders/discount.ts'
import { noPlace, type Order, type OrderLine } from '../orders/order.ts'
import type { PlacedRequest } from './order-request.ts'

/**
 * Builds the order with its terms. They are copied into it, so later changes of the catalogue or the fees do not affect
 * it.
 */
export function buildOrder({
  request,
  userId,
  zone,
  slot,
  surcharge,
  lines,
  discount,
  confirmation,
  payBy,
  locale,
  now,
}: {
  request: PlacedRequest
  userId: string
  zone: DeliveryZone
  slot: DeliverySlot
  surcharge: Surcharge | null
  lines: OrderLine[]
  discount: Discount | null
  /** Cash orders only: whether the contact email is verified, and otherwise how long the customer has to confirm it. */
  confirmation: { isVerified: boolean; timeoutMs: number }
  /** Online payments only: when the unpaid order expires, in epoch milliseconds. */
  payBy: number
  /** The language of the request. */
  locale: Locale
  now: number
}): Order {
  const items = lines.reduce((sum, line) => sum + line.lineTotal, 0)
  const subtotal = items - (discount?.amount ?? 0)
  const isCash = request.paymentMethod === 'cash'
  const isPaid = request.paymentMethod === 'terminal'
  const isConfirmed = isPaid || (isCash && confirmation.isVerified)
  const expiresAt = isCash ? now + confirmation.timeoutMs : payBy
  const { givenBy, ...address } = { ...noPlace, ...request.address }
  const price = { fee: zone.fee, surcharge }
  const total = deliveredPrice(subtotal, price)
  return {
    id: newDocumentId(),
    number: newOrderNumber(),
    userId,
    status: isConfirmed ? 'confirmed' : 'awaiting_payment',
    paymentMethod: request.paymentMethod,
    paymentStatus: isPaid ? 'paid' : isConfirmed ? 'cash_due' : 'pending',
    lines,
    subtotal,
    ...(discount && { discount }),
    deliveryFee: deliveryFee(price),
    surcharge,
    total,
    captured: isPaid ? total : 0,
    refunded: 0,
    recipient: request.recipient,
    address: {
      ...address,
      zoneId: zone.id,
      zoneName: zone.name,
      ...arabicOf('zoneNameAr', zone.nameAr),
    },
    addressBy: givenBy,
    addressGivenAt: givenBy === 'sender' ? now : null,
    delivery: {
      date: request.delivery.date,
      slotId: slot.id,
      slotName: slot.name,
      ...arabicOf('slotNameAr', slot.nameAr),
      startMinute: slot.startMinute,
      endMinute: slot.endMinute,
    },
    cardMessage: request.cardMessage,
    senderShown: request.senderShown,
    ifMissing: request.ifMissing,
    contact: request.contact,
    locale,
    expiresAt: isConfirmed ? null : expiresAt,
    createdAt: now,
    updatedAt: now,
  }
}

const digits = 8

/**
 * A number to say on the phone: eight digits in two groups, `4821-0937`. It is random, so that it does not reveal how
 * many orders the shop has, and it grants no access; the order's id does.
 */
export function newOrderNumber(): string {
  const random = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
  const text = String(random % 10 ** digits).padStart(digits, '0')
  return `${text.slice(0, 4)}-${text.slice(4)}`
}
