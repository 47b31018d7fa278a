import { newDocumentId } from '#database/document-id.ts'
import type { DeliverySlot, DeliveryZone } from '../delivery/delivery-slot.ts'
import type { Order, OrderLine } from '../orders/order.ts'
import { newOrderNumber } from '../orders/order-number.ts'
import { orderLimits } from './order-limits.ts'
import type { OrderRequest } from './order-request.ts'

/** The order as it is agreed on: what it says now it says for good. */
export function drawOrder({
  request,
  userId,
  zone,
  slot,
  lines,
  now,
}: {
  request: OrderRequest
  userId: string
  zone: DeliveryZone
  slot: DeliverySlot
  lines: OrderLine[]
  now: number
}): Order {
  const subtotal = lines.reduce((sum, line) => sum + line.lineTotal, 0)
  const cash = request.paymentMethod === 'cash'
  const { zoneId, ...address } = request.address
  return {
    id: newDocumentId(),
    number: newOrderNumber(),
    userId,
    status: cash ? 'confirmed' : 'awaiting_payment',
    paymentMethod: request.paymentMethod,
    paymentStatus: cash ? 'cash_due' : 'pending',
    lines,
    subtotal,
    deliveryFee: zone.fee,
    total: subtotal + zone.fee,
    captured: 0,
    refunded: 0,
    recipient: request.recipient,
    address: { ...address, zoneId, zoneName: zone.name },
    delivery: {
      date: request.delivery.date,
      slotId: slot.id,
      slotName: slot.name,
      startMinute: slot.startMinute,
      endMinute: slot.endMinute,
    },
    cardMessage: request.cardMessage,
    senderShown: request.senderShown,
    contact: request.contact,
    expiresAt: cash ? null : now + orderLimits.paymentTakesAtMostMs,
    createdAt: now,
    updatedAt: now,
  }
}
