import { expect, it } from 'vitest'
import { minuteLimit } from './minute-limit.ts'

it('limits each sender a minute and resets in the next one', () => {
  const isLetIn = minuteLimit(2)
  expect([isLetIn('mona', 0), isLetIn('mona', 1), isLetIn('mona', 59_999)]).toEqual([
    true,
    true,
    false,
  ])
  expect(isLetIn('karim', 59_999)).toBe(true)
  expect(isLetIn('mona', 60_000)).toBe(true)
})

it('multiplies the limit for a sender with a larger allowance', () => {
  const isLetIn = minuteLimit(1)
  const answers = [0, 1, 2].map((now) => isLetIn('a network', now, 2))
  expect(answers).toEqual([true, true, false])
})
