import { describe, expect, it } from 'vitest'
import { orderStatuses } from '../orders/order-statuses.ts'
import { type OrderEmailTrigger, orderEmailTriggers } from './order-email-trigger.ts'
import { isStillCurrent } from './send-order-email.server.ts'

const currentIn = (trigger: OrderEmailTrigger) =>
  orderStatuses.filter((status) => isStillCurrent(trigger, { status, paymentStatus: 'failed' }))

describe('a delayed email is sent', () => {
  it.each(['received', 'confirmed', 'substituted', 'edited'] as const)(
    'until the flowers leave the shop: %s',
    (trigger) => {
      expect(currentIn(trigger)).toEqual(['awaiting_payment', 'confirmed', 'preparing'])
    },
  )

  it('about a new day until the flowers leave, or after a failed delivery', () => {
    const failed = ['awaiting_payment', 'confirmed', 'preparing', 'delivery_failed']
    expect(currentIn('delivery-changed')).toEqual(failed)
    expect(currentIn('delivery-failed')).toEqual(['delivery_failed'])
  })

  it('about the driver only while the order is out for delivery', () => {
    expect(currentIn('out-for-delivery')).toEqual(['out_for_delivery'])
  })

  it('about a delay only until the flowers leave the shop', () => {
    expect(currentIn('running-late')).toEqual(['confirmed', 'preparing'])
  })

  it.each(['payment-failed', 'payments-declined'] as const)(
    'only while the customer can retry a failed payment: %s',
    (trigger) => {
      expect(currentIn(trigger)).toEqual(['awaiting_payment'])
      const paid = { status: 'awaiting_payment', paymentStatus: 'paid' } as const
      expect(isStillCurrent(trigger, paid)).toBe(false)
    },
  )

  it('as a reminder only while no payment was tried', () => {
    expect(currentIn('payment-reminder')).toEqual([])
    const unpaid = { status: 'awaiting_payment', paymentStatus: 'pending' } as const
    expect(isStillCurrent('payment-reminder', unpaid)).toBe(true)
  })

  it('about a cancellation, refund, link, claim or thanks at any time', () => {
    const always = orderEmailTriggers.filter(
      (trigger) => currentIn(trigger).length === orderStatuses.length,
    )
    expect(always).toEqual([
      'cancelled',
      'refunded',
      'new-link',
      'claim-received',
      'claim-answered',
      'thanks-received',
    ])
  })
})
