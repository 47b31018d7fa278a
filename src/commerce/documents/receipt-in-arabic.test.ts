import { expect, it } from 'vitest'
import { inLocale } from '#i18n/locale.server.ts'
import { sampleOwnOrder } from '../../../tests/support/sample-order.ts'
import { receiptOf } from './receipt.ts'

const order = sampleOwnOrder({
  surcharge: { name: 'عيد الأم', amount: 60 },
  subtotal: 1000,
  deliveryFee: 135,
  total: 1135,
  captured: 1135,
  refunded: 135,
})

it('lists the parts of the total, the payment and the refund in Arabic', () => {
  const { sums } = inLocale('ar', () => receiptOf(order))
  expect(sums.map(({ label }) => label)).toEqual([
    'الورد',
    'التوصيل',
    'رسوم عيد الأم الإضافية',
    'الإجمالي',
    'المدفوع',
    'المسترد',
  ])
  const amounts = sums.map(({ amount }) => Number(amount.replace(/[^\d]/g, '')))
  expect(amounts).toEqual([1000, 75, 60, 1135, 1135, 135])
})

it('names a discount between the items and the delivery, without its reason', () => {
  const discount = { amount: 100, percent: 10, reason: 'A friend' }
  const { sums } = inLocale('ar', () => receiptOf({ ...order, subtotal: 900, discount }))
  const parts = sums.slice(0, 3).map(({ label, amount }) => [label, amount.replace(/[^\d-]/g, '')])
  expect(parts).toEqual([
    ['الورد', '1000'],
    ['الخصم', '-100'],
    ['التوصيل', '75'],
  ])
})

it.each(['card', 'wallet', 'terminal', 'cash'] as const)(
  'names the payment method in Arabic: %s',
  (paymentMethod) => {
    const receipt = inLocale('ar', () => receiptOf({ ...order, paymentMethod }))
    expect(receipt.paidBy).toMatch(/^[\p{Script=Arabic}\p{M} ]+$/u)
    expect(receipt.locale).toBe('ar')
  },
)
