import { expect, it } from 'vitest'
import { refundWithTwoClocks } from '../support/two-clocks.ts'

it('two instances whose clocks are 90 s apart send each of 50 refunds once', {
  timeout: 400_000,
}, async () => {
  const sent = await refundWithTwoClocks(50, 300_000)
  expect(sent).toEqual({ timesSent: Array(50).fill(1), done: 50, violations: [] })
})
