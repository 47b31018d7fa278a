import { describe, expect, it } from 'vitest'
import type { LastReversal } from './payment-provider.ts'
import { fitRefunds, quietMs, quietUntil, wasMade } from './refund-attempt.ts'

const startedAt = Date.UTC(2026, 10, 20, 10)
const attempt = { kind: 'refund', amount: 100, startedAt } as const
const quarter = 15 * 60_000

function reversal(change: Partial<LastReversal> = {}): LastReversal {
  return { transactionId: '7', kind: 'refund', amount: 100, madeAt: [startedAt + 1000], ...change }
}

describe('an attempt without response', () => {
  it.each<[string, boolean, number, LastReversal | null]>([
    ['nothing more went back', false, 0, null],
    ['less than its amount went back', false, 99, null],
    ['its amount went back', true, 100, null],
    ['more than its amount went back', true, 175, null],
    ['the newest refund is its own', true, 100, reversal()],
    ['its own is followed by one made at the provider', true, 175, reversal({ amount: 75 })],
    ['the newest is of another amount', false, 175, reversal({ amount: 175 })],
    ['two of its amount went back, the newest hours later', true, 200, laterBy(2 * 60)],
    ['the newest has its amount, and was made hours later', false, 100, laterBy(2 * 60)],
    ['the newest was made a quarter of an hour later', true, 100, laterBy(15)],
    ['the newest was made before it', false, 100, laterBy(-16)],
    ['the newest is a void', false, 100, reversal({ kind: 'void' })],
    ['the newest has a time that cannot be read', true, 100, reversal({ madeAt: [] })],
    [
      'one reading of the newest time fits',
      true,
      100,
      reversal({ madeAt: [startedAt - 8 * quarter, startedAt] }),
    ],
  ])('where %s: made is %s', (_where, made, growth, last) => {
    expect(wasMade({ attempt, growth, last })).toBe(made)
  })

  function laterBy(minutes: number): LastReversal {
    return reversal({ madeAt: [startedAt + minutes * 60_000] })
  }

  it('is left alone until the quiet period ends', () => {
    expect(quietUntil({ startedAt }, startedAt + quietMs - 1)).toBe(startedAt + quietMs)
    expect(quietUntil({ startedAt }, startedAt + quietMs)).toBeNull()
  })
})

describe('fitRefunds', () => {
  const refund = (id: string, amount: number, isRest = false) => ({ id, amount, isRest })

  it.each([
    ['all that fit are kept', 300, [100, 200]],
    ['the older one is kept', 299, [100, 0]],
    ['a smaller one may fit after all', 200, [100, 0]],
    ['none is kept', 0, [0, 0]],
  ])('with fixed amounts: %s', (_what, left, amounts) => {
    const fitting = fitRefunds([refund('A', 100), refund('B', 200)], left)
    expect(fitting.map(({ amount }) => amount)).toEqual(amounts)
  })

  it('reduces refunds of the remainder', () => {
    const fitting = fitRefunds([refund('A', 100), refund('B', 475, true)], 500)
    expect(fitting).toEqual([
      { id: 'A', amount: 100 },
      { id: 'B', amount: 400 },
    ])
  })
})
