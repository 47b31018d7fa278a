import { expect, it } from 'vitest'
import { movesFor } from './moves.ts'

function labelsFrom(...asked: Parameters<typeof movesFor>): string[] {
  return movesFor(...asked).map((move) => move.label)
}

it('staff take a confirmed order to the table, or cancel it', () => {
  expect(labelsFrom('confirmed', 'seller')).toEqual(['Start preparing', 'Cancel order'])
})

it('what could not be delivered is sent out again', () => {
  expect(labelsFrom('delivery_failed', 'superAdmin')[0]).toBe('Send out again')
})

it('an order that waits for its payment can only be cancelled, and that is no usual way on', () => {
  const [cancel, ...others] = movesFor('awaiting_payment', 'seller')
  expect(cancel).toMatchObject({ to: 'cancelled', isForward: false })
  expect(others).toEqual([])
})

it('a customer moves nothing', () => {
  expect(movesFor('confirmed', 'customer')).toEqual([])
})
