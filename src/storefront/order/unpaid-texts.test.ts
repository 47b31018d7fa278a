import { expect, it } from 'vitest'
import { unpaidTexts } from './unpaid-texts.ts'

const order = { id: 'one', number: '4821-0937', total: 575, expiresAt: 0, minutesLeft: 23 }

it.each([
  ['pay', 'Order 4821-0937 is not paid yet, 23 min left.', 'Pay now'],
  ['confirm', 'Order 4821-0937 is not confirmed yet, 23 min left.', 'Confirm'],
  ['wait', 'We are checking the payment of order 4821-0937.', 'View order'],
] as const)('says what an order needs: %s', (next, sentence, action) => {
  expect(unpaidTexts({ ...order, next })).toEqual({ sentence, action })
})
