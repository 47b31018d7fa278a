import { expect, it } from 'vitest'
import { refundWithTwoClocks } from '../support/two-clocks.ts'

/** The same with 50 refunds: tests/long/two-clocks.test.ts. */
it('two instances whose clocks are 90 s apart send a refund once', async () => {
  const sent = await refundWithTwoClocks(1, 60_000)
  expect(sent).toEqual({ timesSent: [1], done: 1, violations: [] })
})
