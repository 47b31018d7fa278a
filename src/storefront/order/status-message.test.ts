import { describe, expect, it } from 'vitest'
import { orderStatuses } from '#commerce/orders/order-statuses.ts'
import { inLocale } from '#i18n/locale.server.ts'
import { statusMessage } from './status-message.ts'

const paid = {
  status: 'confirmed',
  paymentStatus: 'paid',
  paymentMethod: 'card',
  isMine: true,
  isWhole: true,
  mayPay: true,
  isPaymentUndecided: false,
  total: 1250,
  captured: 1250,
  refunded: 0,
  timeline: [],
  delivery: {
    date: '2026-11-20',
    slotId: 'evening',
    slotName: 'Evening',
    startMinute: 18 * 60,
    endMinute: 22 * 60,
  },
} as const

describe('the status message', () => {
  it('states when confirmed flowers arrive', () => {
    const { headline, sentence } = statusMessage(paid)
    expect(headline).toBe('Your flowers are confirmed')
    expect(sentence).toContain('Friday 20 November, 6 pm – 10 pm')
  })

  it('does not mention a confirmation before the order is confirmed', () => {
    for (const status of orderStatuses.filter((status) => status !== 'confirmed')) {
      expect(statusMessage({ ...paid, status }).headline).not.toContain('confirmed')
    }
  })

  it.each([
    ['awaiting_payment', 'please don’t pay again'],
    ['expired', 'we confirm the order again or refund you automatically'],
    ['cancelled', 'we refund you automatically'],
  ] as const)('does not deny a payment that is undecided: %s', (status, text) => {
    const undecided = { ...paid, status, captured: 0, isPaymentUndecided: true } as const
    expect(statusMessage({ ...undecided, paymentStatus: 'pending' }).sentence).toContain(text)
  })

  it('does not ask for a second payment while staff check a different amount', () => {
    const other = { ...paid, status: 'awaiting_payment', paymentStatus: 'paid' } as const
    expect(statusMessage(other).sentence).toContain('please don’t pay again')
  })

  it('waits for the payment of a visitor with a payment link, and not for that of others', () => {
    const unpaid = { ...paid, status: 'awaiting_payment', paymentStatus: 'pending' } as const
    const seen = (mayPay: boolean) => statusMessage({ ...unpaid, isMine: false, mayPay }).headline
    expect(seen(true)).toBe('Waiting for your payment')
    expect(seen(false)).toBe('This order is not confirmed yet')
  })

  it('states after a declined payment that nothing was charged', () => {
    const declined = { ...paid, status: 'awaiting_payment', paymentStatus: 'failed' } as const
    expect(statusMessage({ ...declined, captured: 0 }).sentence).toContain('you were not charged')
  })

  it('asks for a new day after a failed delivery, until the customer has chosen one', () => {
    const move = { at: 1, actor: 'staff', actorId: null, note: '', to: 'delivery_failed' } as const
    const failed = { ...paid, status: 'delivery_failed' } as const
    const timeline = [{ ...move, kind: 'moved', from: 'out_for_delivery' }] as const
    expect(statusMessage({ ...failed, timeline }).sentence).toContain('Choose a new day')
    expect(statusMessage({ ...failed, timeline, isMine: false }).sentence).toContain('will call')
    const chosen = { ...move, kind: 'delivery-changed', from: 'delivery_failed' } as const
    expect(statusMessage({ ...failed, timeline: [...timeline, chosen] }).sentence).toBe(
      'We’ll bring the flowers again on Friday 20 November, 6 pm – 10 pm.',
    )
  })

  it('states the refund of a cancelled order', () => {
    const cancelled = { ...paid, status: 'cancelled' } as const
    expect(statusMessage(cancelled).sentence).toContain('We are refunding')
    expect(statusMessage({ ...cancelled, refunded: 1250 }).sentence).toContain('We refunded')
    expect(statusMessage({ ...cancelled, captured: 0 }).sentence).toBe('You were not charged.')
  })

  it('shows refunds only to the customer and staff', () => {
    const seenByOthers = { ...paid, status: 'cancelled', isMine: false, isWhole: false } as const
    expect(statusMessage(seenByOthers).sentence).toBe('')
  })
})

describe('the status message in Arabic', () => {
  const arabicOf = (order: Parameters<typeof statusMessage>[0]) =>
    inLocale('ar', () => statusMessage(order))

  it.each([
    ['awaiting_payment', 'نراجع عملية الدفع'],
    ['confirmed', 'تم تأكيد طلب وردك'],
    ['preparing', 'وردك قيد التجهيز'],
    ['out_for_delivery', 'وردك في الطريق'],
    ['delivered', 'وصل وردك'],
    ['delivery_failed', 'تعذّر التوصيل'],
    ['cancelled', 'تم إلغاء هذا الطلب'],
    ['expired', 'انتهت مهلة هذا الطلب'],
  ] as const)('has a headline and a sentence: %s', (status, headline) => {
    const message = arabicOf({ ...paid, status })
    expect(message.headline).toBe(headline)
    // Without its isolated values, such as the day.
    expect(message.sentence.replaceAll(/\u2068[^\u2069]*\u2069/g, '')).toMatch(/^[^A-Za-z]+$/)
  })

  it('speaks of the flowers, not of those of the reader, to visitors', () => {
    const seenByOthers = { ...paid, isMine: false, isWhole: false } as const
    expect(arabicOf(seenByOthers).headline).toBe('تم تأكيد طلب الورد')
  })

  it('states after a declined payment that nothing was charged', () => {
    const declined = { ...paid, status: 'awaiting_payment', paymentStatus: 'failed' } as const
    expect(arabicOf({ ...declined, captured: 0 }).sentence).toContain('لم يُخصم منك أي مبلغ')
  })
})
