import type { Order } from '#commerce/orders/order.ts'
import type { OrderDetail } from '#commerce/orders/order-view.ts'
import { noPhotos } from '#commerce/orders/staff/order-photo.ts'
import { noon, tomorrow } from './test-shop.ts'

/** A paid and confirmed order from Mona to Karim, in memory. */
export function sampleOrder(change: Partial<Order> = {}): Order {
  return {
    id: '0123456789abcdefghij',
    number: '4821-0937',
    userId: 'mona',
    status: 'confirmed',
    paymentMethod: 'card',
    paymentStatus: 'paid',
    lines: [
      {
        productId: 'roses',
        name: 'Red roses',
        image: null,
        unitPrice: 500,
        quantity: 1,
        lineTotal: 500,
        stockTaken: true,
        insteadOf: null,
      },
    ],
    subtotal: 500,
    deliveryFee: 75,
    surcharge: null,
    total: 575,
    captured: 575,
    refunded: 0,
    recipient: { name: 'Karim Nabil', phone: '+201001234567' },
    address: {
      zoneId: 'zamalek',
      zoneName: 'Zamalek',
      street: 'Brazil Street',
      building: '12',
      floor: '3',
      notes: 'Ring twice',
    },
    addressBy: 'sender',
    addressGivenAt: noon,
    delivery: {
      date: tomorrow,
      slotId: 'afternoon',
      slotName: 'Afternoon',
      startMinute: 15 * 60,
      endMinute: 18 * 60,
    },
    cardMessage: 'Happy birthday',
    senderShown: true,
    ifMissing: 'call',
    contact: { name: 'Mona Adel', email: 'mona@example.com', phone: '+201112345678' },
    locale: 'en',
    expiresAt: null,
    createdAt: noon,
    updatedAt: noon,
    ...change,
  }
}

/** The same order in the view of its customer. */
export function sampleOwnOrder(change: Partial<Order> = {}): OrderDetail {
  const { userId: _owner, ...shown } = sampleOrder(change)
  return {
    ...shown,
    isMine: true,
    isWhole: true,
    mayPay: true,
    isPaymentUndecided: false,
    photos: noPhotos,
    timeline: [],
    confirmation: null,
    addressSms: null,
    stopsBefore: null,
    thanks: null,
  }
}
