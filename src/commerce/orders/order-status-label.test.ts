import { describe, expect, it } from 'vitest'
import { inLocale } from '#i18n/locale.server.ts'
import { orderChangeLabels } from './order-change-label.ts'
import { orderEventKinds } from './order-event.ts'
import { customerStatusLabel } from './order-status-label.ts'
import { orderStatuses } from './order-statuses.ts'
import { staffStatusLabel } from './staff/staff-status-label.ts'

const arabic = /^[\p{Script=Arabic}\p{M}\s]+$/u
const latin = /^[A-Z][\p{Script=Latin}’\s]+$/u

describe('the label of a status for customers', () => {
  it.each(orderStatuses)('exists in both languages: %s', (status) => {
    const order = { status, paymentMethod: 'card' } as const
    expect(customerStatusLabel(order)).toMatch(latin)
    expect(inLocale('ar', () => customerStatusLabel(order))).toMatch(arabic)
  })

  it('differs between the statuses in both languages', () => {
    for (const locale of ['en', 'ar'] as const) {
      const labels = inLocale(locale, () =>
        orderStatuses.map((status) => customerStatusLabel({ status, paymentMethod: 'card' })),
      )
      expect(new Set(labels).size).toBe(orderStatuses.length)
    }
  })

  it('asks for a confirmation of a cash order instead of a payment', () => {
    const order = { status: 'awaiting_payment', paymentMethod: 'cash' } as const
    expect(customerStatusLabel(order)).toBe('Awaiting confirmation')
    expect(staffStatusLabel(order)).toBe('Awaiting confirmation')
    expect(inLocale('ar', () => customerStatusLabel(order))).toBe('بانتظار التأكيد')
  })
})

it.each(orderEventKinds.filter((kind) => kind !== 'moved'))(
  'the timeline names a change in both languages: %s',
  (kind) => {
    expect(orderChangeLabels[kind]).toMatch(latin)
    expect(inLocale('ar', () => orderChangeLabels[kind])).toMatch(arabic)
  },
)
