import { newDocumentId } from '#database/document-id.ts'
import { newOrderNumber } from '../checkout/build-order.ts'
import type { CivilDate } from '../delivery/cairo-time.ts'
import type { DeliverySlot } from '../delivery/delivery-slot.ts'
import type { Order, OrderLine } from '../orders/order.ts'

/** A confirmed order without a price, for the customer, recipient and address of another one. */
export function buildReplacement(
  replaced: Order,
  {
    lines,
    date,
    slot,
    now,
  }: { lines: OrderLine[]; date: CivilDate; slot: DeliverySlot; now: number },
): Order {
  return {
    ...replaced,
    id: newDocumentId(),
    number: newOrderNumber(),
    status: 'confirmed',
    paymentStatus: 'not_due',
    lines,
    subtotal: 0,
    deliveryFee: 0,
    surcharge: null,
    total: 0,
    captured: 0,
    refunded: 0,
    delivery: {
      date,
      slotId: slot.id,
      slotName: slot.name,
      startMinute: slot.startMinute,
      endMinute: slot.endMinute,
    },
    expiresAt: null,
    createdAt: now,
    updatedAt: now,
  }
}
