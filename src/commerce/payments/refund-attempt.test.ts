import { describe, expect, it } from 'vitest'
import type { LastReversal } from './payment-provider.ts'
import {
  fitRefunds,
  isRefundAttemptMade,
  isTotalBehind,
  ownReversal,
  quietMs,
  quietUntil,
} from './refund-attempt.ts'

const startedAt = Date.UTC(2026, 10, 20, 10)
const attempt = {
  kind: 'refund',
  amount: 100,
  startedAt,
  reversalBefore: null,
  providerTotal: 0,
} as const
const quarter = 15 * 60_000

function reversal(change: Partial<LastReversal> = {}): LastReversal {
  return {
    transactionId: '7',
    isPending: false,
    kind: 'refund',
    amount: 100,
    madeAt: [startedAt + 1000],
    ...change,
  }
}

describe('an attempt without response', () => {
  it.each<[string, boolean, number, LastReversal | null]>([
    ['nothing more was refunded', false, 0, null],
    ['less than its amount was refunded', false, 99, null],
    ['its amount was refunded', true, 100, null],
    ['more than its amount was refunded', true, 175, null],
    ['the newest refund is its own', true, 100, reversal()],
    ['its own is followed by one at the dashboard', true, 175, reversal({ amount: 75 })],
    ['the newest has another amount', false, 175, reversal({ amount: 175 })],
    ['two of its amount were refunded, the newest hours later', true, 200, laterBy(2 * 60)],
    ['the newest has its amount, hours later', false, 100, laterBy(2 * 60)],
    ['the newest was made a quarter of an hour later', true, 100, laterBy(15)],
    ['the newest was made before it', false, 100, laterBy(-16)],
    ['the newest is a void', false, 100, reversal({ kind: 'void' })],
    ['the newest has an unreadable time', true, 100, reversal({ madeAt: [] })],
    [
      'one reading of the newest time fits',
      true,
      100,
      reversal({ madeAt: [startedAt - 8 * quarter, startedAt] }),
    ],
  ])('when %s: isRefundAttemptMade is %s', (_where, made, growth, last) => {
    expect(isRefundAttemptMade({ attempt, growth, last, isRecorded: false })).toBe(made)
  })

  it.each<[string, boolean, number, string, Partial<LastReversal>]>([
    ['is new and its own', true, 0, '', {}],
    ['is new and its own, after another', true, 0, '6', {}],
    ['is new and of another amount', false, 0, '', { amount: 75 }],
    ['is new and hours later', false, 0, '', { madeAt: [startedAt + 8 * quarter] }],
    ['is older than it', false, 0, '7', {}],
    ['is older than it, and its amount was refunded', true, 100, '7', {}],
  ])('when the newest reversal %s: isRefundAttemptMade is %s', (...row) => {
    const [, made, growth, reversalBefore, change] = row
    const evidence = { attempt: { ...attempt, reversalBefore }, growth, last: reversal(change) }
    expect(isRefundAttemptMade({ ...evidence, isRecorded: false })).toBe(made)
  })

  it.each([
    ['the total did not grow', false, 0],
    ['the total grew by its amount', true, 100],
  ])('when the newest reversal is another refund and %s: isRefundAttemptMade is %s', (...row) => {
    const [, made, growth] = row
    for (const reversalBefore of ['', null]) {
      const known = { ...attempt, reversalBefore }
      const evidence = { attempt: known, growth, last: reversal(), isRecorded: true }
      expect(isRefundAttemptMade(evidence)).toBe(made)
      expect(ownReversal(evidence)).toBeNull()
    }
  })

  it.each<[string, boolean, number, string | null, LastReversal | null]>([
    ['is new and missing in the total', true, 0, '', reversal()],
    ['is new, of another amount and missing in the total', true, 99, '6', reversal()],
    ['is new and in the total', false, 175, '6', reversal({ amount: 75 })],
    ['is older than the attempt', false, 0, '7', reversal()],
    ['is unknown', false, 0, '', null],
    ['matches, where the one before is unknown', true, 0, null, reversal()],
    ['does not match, where the one before is unknown', false, 0, null, laterBy(16)],
  ])('when the newest reversal %s: isTotalBehind is %s', (...row) => {
    const [, isBehind, total, reversalBefore, last] = row
    const known = { ...attempt, reversalBefore, providerTotal: Math.min(total, 100) }
    expect(isTotalBehind({ attempt: known, last, isRecorded: false }, total)).toBe(isBehind)
  })

  it.each([
    [true, 99],
    [false, 100],
  ])('has a total behind (%s) when another refund is listed late and the total is %i', (...row) => {
    const [isBehind, total] = row
    const known = { ...attempt, reversalBefore: '', providerTotal: 100 }
    const evidence = { attempt: known, last: reversal(), isRecorded: true }
    expect(isTotalBehind(evidence, total)).toBe(isBehind)
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
    ['all fit', 300, [100, 200]],
    ['only the older one fits', 299, [100, 0]],
    ['a smaller later one fits', 200, [100, 0]],
    ['none fits', 0, [0, 0]],
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
