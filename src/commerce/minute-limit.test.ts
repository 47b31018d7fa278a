import { expect, it } from 'vitest'
import { minuteLimit } from './minute-limit.ts'

it('limits each sender a minute and resets in the next one', () => {
  const isAllowed = minuteLimit(2)
  expect([isAllowed('mona', 0), isAllowed('mona', 1), isAllowed('mona', 59_999)]).toEqual([
    true,
    true,
    false,
  ])
  expect(isAllowed('karim', 59_999)).toBe(true)
  expect(isAllowed('mona', 60_000)).toBe(true)
})

it('multiplies the limit for a sender with a larger allowance', () => {
  const isAllowed = minuteLimit(1)
  const answers = [0, 1, 2].map((now) => isAllowed('a network', now, 2))
  expect(answers).toEqual([true, true, false])
})
