import { describe, expect, it } from 'vitest'
import { orderStatuses } from '#commerce/orders/order-status.ts'
import { statusMessage } from './status-message.ts'

const paid = {
  status: 'confirmed',
  paymentStatus: 'paid',
  paymentMethod: 'card',
  isMine: true,
  isWhole: true,
  total: 1250,
  captured: 1250,
  refunded: 0,
  delivery: {
    date: '2026-11-20',
    slotId: 'evening',
    slotName: 'Evening',
    startMinute: 18 * 60,
    endMinute: 22 * 60,
  },
} as const

describe('the note of the shop', () => {
  it('says when confirmed flowers arrive', () => {
    const { headline, sentence } = statusMessage(paid)
    expect(headline).toBe('Your flowers are confirmed')
    expect(sentence).toContain('Friday 20 November, 6 pm – 10 pm')
  })

  it('speaks of confirmation to nobody before the order is confirmed', () => {
    for (const status of orderStatuses.filter((status) => status !== 'confirmed')) {
      expect(statusMessage({ ...paid, status }).headline).not.toContain('confirmed')
    }
  })

  it('does not ask for a second payment while the amount of a payment is checked', () => {
    const other = { ...paid, status: 'awaiting_payment', paymentStatus: 'paid' } as const
    expect(statusMessage(other).sentence).toContain('please don’t pay again')
  })

  it('says after a declined payment that nothing was taken', () => {
    const declined = { ...paid, status: 'awaiting_payment', paymentStatus: 'failed' } as const
    expect(statusMessage({ ...declined, captured: 0 }).sentence).toContain('Nothing was taken')
  })

  it('says of a cancelled order where the money is', () => {
    const cancelled = { ...paid, status: 'cancelled' } as const
    expect(statusMessage(cancelled).sentence).toContain('is on its way back')
    expect(statusMessage({ ...cancelled, refunded: 1250 }).sentence).toContain('went back')
    expect(statusMessage({ ...cancelled, captured: 0 }).sentence).toBe('Nothing was taken.')
  })

  it('speaks of money to nobody but the owner and staff', () => {
    const seenByOthers = { ...paid, status: 'cancelled', isMine: false, isWhole: false } as const
    expect(statusMessage(seenByOthers).sentence).toBe('')
  })
})
