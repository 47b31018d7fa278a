import { expect, it } from 'vitest'
import { inLocale } from '#i18n/locale.server.ts'
import { unpaidTexts } from './unpaid-texts.ts'

const order = { id: 'one', number: '4821-0937', total: 575, expiresAt: 0, minutesLeft: 23 }

it.each([
  ['pay', 'Order 4821-0937 is not paid yet, 23 min left.', 'Pay now'],
  ['confirm', 'Order 4821-0937 is not confirmed yet, 23 min left.', 'Confirm'],
  ['wait', 'We are checking the payment of order 4821-0937.', 'View order'],
] as const)('says what an order needs: %s', (next, sentence, action) => {
  expect(unpaidTexts({ ...order, next })).toEqual({ sentence, action })
})

it.each([
  [1, 'دقيقة واحدة'],
  [2, 'دقيقتان'],
  [5, '5 دقائق'],
  [23, '23 دقيقة'],
])('counts %i minutes in Arabic', (minutesLeft, left) => {
  const { sentence, action } = inLocale('ar', () =>
    unpaidTexts({ ...order, next: 'pay', minutesLeft }),
  )
  expect(sentence).toBe(`لم يتم دفع الطلب \u20684821-0937\u2069 بعد، والوقت المتبقي ${left}.`)
  expect(action).toBe('ادفع الآن')
})
