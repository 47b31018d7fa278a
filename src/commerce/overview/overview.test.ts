import { describe, expect, it } from 'vitest'
import { bookingKey } from '../delivery/delivery-calendar.ts'
import type { OrderStatus, PaymentStatus } from '../orders/order-status.ts'
import { loadOfDays, workOf } from './overview.ts'

describe('workOf', () => {
  const order = (
    status: OrderStatus,
    paymentStatus: PaymentStatus = 'paid',
    { due = 0, addressBy = 'sender' as const } = {},
  ) => ({ status, paymentStatus, total: 500, due, senderShown: true, addressBy })

  it('counts orders that are to make and to deliver', () => {
    const { cashDue: _cash, ...work } = workOf([
      order('confirmed'),
      order('preparing'),
      order('out_for_delivery'),
      order('delivery_failed'),
      order('delivered'),
      order('awaiting_payment', 'pending'),
      order('cancelled', 'refunded'),
      order('expired', 'failed'),
    ])
    expect(work).toEqual({ toMake: 2, toDeliver: 4, delivered: 1 })
  })

  it('adds up the cash that drivers still collect', () => {
    const { cashDue } = workOf([
      order('confirmed', 'cash_due'),
      order('preparing', 'paid', { due: 75 }),
      order('delivered', 'cash_collected'),
      order('cancelled', 'not_due', { due: 40 }),
    ])
    expect(cashDue).toBe(575)
  })

  it('is nothing on a day without orders', () => {
    expect(workOf([])).toEqual({ toMake: 0, toDeliver: 0, delivered: 0, cashDue: 0 })
  })
})

describe('loadOfDays', () => {
  // 2026-11-20 is a Friday, weekday 5.
  const slots = [
    { id: 'morning', weekdays: '1234567', capacity: 10 },
    { id: 'evening', weekdays: '12346', capacity: 5 },
  ]
  const period = { from: '2026-11-20', until: '2026-11-22' }
  const booked = new Map([
    [bookingKey('2026-11-20', 'morning'), 4],
    [bookingKey('2026-11-21', 'morning'), 10],
    [bookingKey('2026-11-21', 'disabled'), 2],
    [bookingKey('2026-11-22', 'evening'), 1],
    [bookingKey('2026-11-23', 'morning'), 9],
  ])

  it('compares the bookings of each day with the slots of its weekday, or their capacity on the day', () => {
    const capacities = new Map([[bookingKey('2026-11-21', 'evening'), 3]])
    const closures = new Set(['2026-11-22'])
    expect(loadOfDays(period, { slots, closures, booked, capacities })).toEqual([
      { date: '2026-11-20', isClosed: false, booked: 4, capacity: 10 },
      { date: '2026-11-21', isClosed: false, booked: 12, capacity: 13 },
      { date: '2026-11-22', isClosed: true, booked: 1, capacity: 0 },
    ])
  })
})
