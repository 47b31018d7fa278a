import { describe, expect, it } from 'vitest'
import { orderStatuses } from '../orders/order-status.ts'
import { type OrderEmailTrigger, orderEmailTriggers } from './order-email-trigger.ts'
import { isStillCurrent } from './send-order-email.server.ts'

const currentIn = (trigger: OrderEmailTrigger) =>
  orderStatuses.filter((status) => isStillCurrent(trigger, { status, paymentStatus: 'failed' }))

describe('a delayed email is sent', () => {
  it.each(['received', 'confirmed', 'substituted'] as const)(
    'until the flowers leave the shop: %s',
    (trigger) => {
      expect(currentIn(trigger)).toEqual(['awaiting_payment', 'confirmed', 'preparing'])
    },
  )

  it('about the driver only while the order is out for delivery', () => {
    expect(currentIn('out-for-delivery')).toEqual(['out_for_delivery'])
  })

  it('about a failed payment only while the customer can retry it', () => {
    expect(currentIn('payment-failed')).toEqual(['awaiting_payment'])
    const paid = { status: 'awaiting_payment', paymentStatus: 'paid' } as const
    expect(isStillCurrent('payment-failed', paid)).toBe(false)
  })

  it('about a cancellation or refund at any time', () => {
    const always = orderEmailTriggers.filter(
      (trigger) => currentIn(trigger).length === orderStatuses.length,
    )
    expect(always).toEqual(['cancelled', 'refunded'])
  })
})
