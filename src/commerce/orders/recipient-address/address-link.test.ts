import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instantOf } from '../../delivery/cairo-time.ts'
import { addressGivers } from '../order.ts'
import type { OrderStatus } from '../order-status.ts'
import { orderStatuses } from '../order-statuses.ts'
import { mayGiveAddress } from './address-link.ts'

const delivery = {
  date: '2026-11-21',
  slotId: 'afternoon',
  slotName: 'Afternoon',
  startMinute: 15 * 60,
  endMinute: 18 * 60,
}
const end = instantOf(delivery.date, delivery.endMinute)
const missing = {
  status: 'confirmed',
  addressBy: 'recipient',
  addressGivenAt: null,
  delivery,
} as const

describe('a recipient', () => {
  it('may give the address until the end of the slot', () => {
    expect(mayGiveAddress(missing, end - 1)).toBe(true)
    expect(mayGiveAddress(missing, end)).toBe(false)
  })

  it('may correct it until preparation starts', () => {
    const given = { ...missing, addressGivenAt: 1 }
    expect(mayGiveAddress(given, 2)).toBe(true)
    expect(mayGiveAddress({ ...given, status: 'preparing' }, 2)).toBe(false)
  })

  it('may give a missing address during preparation', () => {
    expect(mayGiveAddress({ ...missing, status: 'preparing' }, 2)).toBe(true)
  })

  it('may not give it while the order is unpaid, out for delivery or ended', () => {
    const open: OrderStatus[] = ['confirmed', 'preparing']
    for (const status of orderStatuses.filter((one) => !open.includes(one))) {
      expect(mayGiveAddress({ ...missing, status }, 2)).toBe(false)
    }
  })

  it('may not give it when the sender gave the address', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...orderStatuses),
        fc.constantFrom(...addressGivers),
        fc.option(fc.nat()),
        fc.nat(),
        (status, addressBy, addressGivenAt, now) => {
          const order = { status, addressBy, addressGivenAt, delivery }
          if (addressBy === 'sender') expect(mayGiveAddress(order, now)).toBe(false)
        },
      ),
    )
  })
})
