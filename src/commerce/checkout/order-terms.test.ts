import { expect, it } from 'vitest'
import { cashObstacle } from './order-terms.ts'

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
