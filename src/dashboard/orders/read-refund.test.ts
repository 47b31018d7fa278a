import { expect, it } from 'vitest'
import { readRefund } from './read-refund.ts'

const reason = 'A wilted rose'

it.each([
  ['1', 1],
  [' 575 ', 575],
])('accepts the amount %j', (amount, read) => {
  expect(readRefund({ amount, reason }, 575)).toEqual({ ok: true, amount: read, reason })
})

it.each(['', '0', '-5', '5.5', '1,000', '1e2', 'all', '576', '999999999'])(
  'rejects the amount %j when 575 pounds are left',
  (amount) => {
    expect(readRefund({ amount, reason }, 575)).toMatchObject({
      ok: false,
      messages: { amount: expect.stringMatching(/^(Enter|You can)/) },
    })
  },
)

it('requires a reason', () => {
  expect(readRefund({ amount: '5', reason: '  ' }, 575)).toEqual({
    ok: false,
    messages: { reason: 'Enter a reason.' },
  })
})
