import { describe, expect, it } from 'vitest'
import { orderStatuses, paymentStatuses } from '#commerce/orders/order-statuses.ts'
import { inLocale } from '#i18n/locale.server.ts'
import { bulkMoveText } from './moves.messages.ts'
import { movesFor } from './moves.ts'
import { paymentLabel, statusStyleOf, statusStyles, suspicionMessage } from './order-labels.ts'

const inArabic = <T>(show: () => T) => inLocale('ar', show)
const arabic = /^[\p{Script=Arabic}\p{M}\s،]+$/u

describe('in Arabic', () => {
  it.each(orderStatuses)('the status %s has a label for staff', (status) => {
    expect(inArabic(() => statusStyles[status].label)).toMatch(arabic)
  })

  it('an unconfirmed cash order waits for a confirmation', () => {
    const order = { status: 'awaiting_payment', paymentMethod: 'cash' } as const
    expect(inArabic(() => statusStyleOf(order).label)).toBe('بانتظار التأكيد')
  })

  it.each(paymentStatuses)('the payment status %s has a label', (paymentStatus) => {
    expect(inArabic(() => paymentLabel({ status: 'confirmed', paymentStatus }))).toMatch(arabic)
  })

  it('the buttons of an order are short imperatives or states', () => {
    const labels = inArabic(() => movesFor('delivery_failed', 'seller').map(({ label }) => label))
    expect(labels[0]).toBe('خرج للتوصيل مرة أخرى')
  })

  it.each([
    [1, 'هل تبدأ تجهيز طلب واحد؟'],
    [2, 'هل تبدأ تجهيز طلبين؟'],
    [3, 'هل تبدأ تجهيز 3 طلبات؟'],
    [11, 'هل تبدأ تجهيز 11 طلبًا؟'],
    [100, 'هل تبدأ تجهيز 100 طلب؟'],
  ])('a bulk move counts %i orders', (count, title) => {
    expect(inArabic(() => bulkMoveText('preparing', { count }))).toBe(title)
  })

  it('a suspicion counts its orders', () => {
    const suspicion = { reason: 'network', orders: 3 } as const
    expect(inArabic(() => suspicionMessage(suspicion))).toBe(
      '3 طلبات غير مؤكدة من شبكة واحدة خلال ساعة',
    )
  })
})
