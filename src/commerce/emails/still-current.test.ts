import { describe, expect, it } from 'vitest'
import { orderStatuses } from '../orders/order-status.ts'
import { type OrderEmailTrigger, orderEmailTriggers } from './order-email-trigger.ts'
import { isStillCurrent } from './still-current.ts'

const told = (trigger: OrderEmailTrigger) =>
  orderStatuses.filter((status) => isStillCurrent(trigger, { status, paymentStatus: 'failed' }))

describe('a letter that had to wait is sent', () => {
  it.each(['received', 'confirmed', 'substituted'] as const)(
    'while the flowers are still here: %s',
    (trigger) => {
      expect(told(trigger)).toEqual(['awaiting_payment', 'confirmed', 'preparing'])
    },
  )

  it('of the driver while the driver has them', () => {
    expect(told('on-its-way')).toEqual(['out_for_delivery'])
  })

  it('of a payment that failed while it can be tried again', () => {
    expect(told('payment-failed')).toEqual(['awaiting_payment'])
    const paid = { status: 'awaiting_payment', paymentStatus: 'paid' } as const
    expect(isStillCurrent('payment-failed', paid)).toBe(false)
  })

  it('of an end, and of money, however late', () => {
    const always = orderEmailTriggers.filter(
      (trigger) => told(trigger).length === orderStatuses.length,
    )
    expect(always).toEqual(['delivered', 'cancelled', 'refunded'])
  })
})
