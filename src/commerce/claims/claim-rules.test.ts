import { describe, expect, it } from 'vitest'
import { invalidValue } from '../checkout/order-fields.ts'
import type { Claim } from './claim.ts'
import { claimMessageField, claimState, lastClaimDay } from './claim-rules.ts'

const answered: Pick<Claim, 'answer'> = {
  answer: { kind: 'message', message: 'Sorry', at: 0, replacement: null, amount: null },
}
const open: Pick<Claim, 'answer'> = { answer: null }
const lastDay = '2026-11-23'
/** Half past eleven in the evening in Cairo, and half an hour after midnight. */
const lastEvening = Date.UTC(2026, 10, 23, 21, 30)
const afterMidnight = Date.UTC(2026, 10, 23, 22, 30)

describe('lastClaimDay', () => {
  it.each([
    ['in the afternoon', Date.UTC(2026, 10, 20, 14), '2026-11-23'],
    ['late in the evening', Date.UTC(2026, 10, 20, 21, 59), '2026-11-23'],
    ['after midnight in Cairo', Date.UTC(2026, 10, 20, 22), '2026-11-24'],
  ])('is three days after a delivery %s', (_when, deliveredAt, day) => {
    expect(lastClaimDay(deliveredAt, 3)).toBe(day)
  })
})

describe('claimState', () => {
  it.each([
    ['possible', [], lastEvening],
    ['too-late', [], afterMidnight],
    ['waiting', [open, answered], lastEvening],
    ['waiting', [open], afterMidnight],
    ['possible', [answered, answered], lastEvening],
    ['used-up', [answered, answered, answered], lastEvening],
    ['too-late', [answered, answered, answered], afterMidnight],
  ] as const)('is %s after the claims %j', (state, claims, now) => {
    expect(claimState(claims, { lastDay, now })).toBe(state)
  })
})

it('asks for the message of a claim', () => {
  const { error } = claimMessageField.safeParse('  ')
  expect(error && invalidValue(error)).toMatchObject({ problem: { code: 'claim-missing' } })
})
