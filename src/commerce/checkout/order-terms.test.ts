import { expect, it } from 'vitest'
import { cashObstacle, refusedTerms } from './order-terms.ts'

it.each([
  [true, 'sender', null],
  [true, 'recipient', 'recipient-address'],
  [false, 'sender', 'anonymous-sender'],
  [false, 'recipient', 'anonymous-sender'],
] as const)(
  'cash for a sender who is shown (%s) and an address by the %s has the obstacle %s',
  (senderShown, addressBy, obstacle) => {
    expect(cashObstacle({ senderShown, addressBy })).toBe(obstacle)
  },
)

it('the recipient of an anonymous order is asked only by a shop that sends text messages', () => {
  const address = { givenBy: 'recipient', zoneId: 'zamalek' } as const
  const anonymous = { senderShown: false, address, paymentMethod: 'card' } as const
  expect(refusedTerms(anonymous, { sendsSms: true })).toBeNull()
  expect(refusedTerms(anonymous, { sendsSms: false })).toEqual({
    ok: false,
    refusal: 'recipient-not-reachable',
  })
  expect(refusedTerms({ ...anonymous, senderShown: true }, { sendsSms: false })).toBeNull()
})
