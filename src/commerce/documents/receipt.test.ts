import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OrderDetail } from '../orders/order-view.ts'
import { noPhotos } from '../orders/staff/order-photo.ts'
import { hasReceipt, receiptOf } from './receipt.ts'

const order: OrderDetail = {
  id: 'a1b2c3d4e5f6g7h8i9j0',
  number: '4821-0937',
  status: 'confirmed',
  paymentMethod: 'card',
  paymentStatus: 'paid',
  lines: [
    {
      productId: 'roses',
      name: 'Red roses',
      image: null,
      unitPrice: 500,
      quantity: 2,
      lineTotal: 1000,
      stockTaken: true,
      insteadOf: null,
    },
  ],
  subtotal: 1000,
  deliveryFee: 135,
  surcharge: { name: 'Mother’s Day', amount: 60 },
  total: 1135,
  captured: 1135,
  refunded: 0,
  recipient: { name: 'Karim Nabil', phone: '+201001234567' },
  address: {
    zoneId: 'zamalek',
    zoneName: 'Zamalek',
    street: 'Brazil Street',
    building: '12B',
    floor: '3',
    notes: 'Ring twice',
  },
  addressBy: 'sender',
  addressGivenAt: 1,
  delivery: {
    date: '2026-11-21',
    slotId: 'afternoon',
    slotName: 'Afternoon',
    startMinute: 900,
    endMinute: 1080,
  },
  cardMessage: 'Marry me',
  senderShown: true,
  ifMissing: 'call',
  contact: { name: 'Mona Adel', email: 'mona@example.com', phone: '+201112345678' },
  locale: 'en',
  expiresAt: null,
  createdAt: Date.UTC(2026, 10, 20, 22, 30),
  updatedAt: 0,
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

describe('a receipt', () => {
  it('exists once a payment was captured', () => {
    expect(hasReceipt(order)).toBe(true)
    expect(hasReceipt({ captured: 0 })).toBe(false)
  })

  it('lists flowers, delivery, surcharge, total and payment', () => {
    expect(receiptOf(order).sums.map(({ label }) => label)).toEqual([
      'Flowers',
      'Delivery',
      'Delivery on Mother’s Day',
      'Total',
      'Paid',
    ])
  })

  it('shows the refunded amount', () => {
    const { sums } = receiptOf({ ...order, refunded: 135 })
    expect(sums.at(-1)).toEqual({ label: 'Refunded', amount: 'EGP\u00a0135' })
  })

  it('shows the date of the order in Cairo time', () => {
    expect(receiptOf(order).placedOn).toBe('Saturday 21 November 2026')
  })

  it('contains neither the address nor the card message', () => {
    const told = JSON.stringify(receiptOf(order))
    for (const word of ['Brazil', '12B', 'Ring twice', 'Marry me', '1001234567']) {
      expect(told).not.toContain(word)
    }
  })

  it('adds up for every order', () => {
    const amount = fc.integer({ min: 0, max: 100_000 })
    const pounds = (text = '') => Number(text.replace(/\D/g, ''))
    fc.assert(
      fc.property(amount, amount, fc.integer({ min: 1, max: 500 }), (subtotal, fee, extra) => {
        const deliveryFee = fee + extra
        const surcharge = { name: 'Mother’s Day', amount: extra }
        const total = subtotal + deliveryFee
        const { sums } = receiptOf({ ...order, subtotal, deliveryFee, surcharge, total })
        const parts = sums.slice(0, 3).reduce((sum, part) => sum + pounds(part.amount), 0)
        expect(parts).toBe(pounds(sums.find(({ isTotal }) => isTotal)?.amount))
      }),
    )
  })
})
