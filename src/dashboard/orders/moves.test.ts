import { expect, it } from 'vitest'
import { bulkMovesFor, movesFor } from './moves.ts'

function labelsFrom(...asked: Parameters<typeof movesFor>): string[] {
  return movesFor(...asked).map((move) => move.label)
}

it('offers preparation and cancellation of a confirmed order', () => {
  expect(labelsFrom('confirmed', 'seller')).toEqual(['Start preparing', 'Cancel order'])
})

it('offers to send out a failed delivery again', () => {
  expect(labelsFrom('delivery_failed', 'superAdmin')[0]).toBe('Send out again')
})

it('offers only the cancellation of an unpaid order, and not as the usual move', () => {
  const [cancel, ...others] = movesFor('awaiting_payment', 'seller')
  expect(cancel).toMatchObject({ to: 'cancelled', isForward: false })
  expect(others).toEqual([])
})

it('offers no moves to a customer', () => {
  expect(movesFor('confirmed', 'customer')).toEqual([])
})

it('offers each move that some of the orders allow, with their number', () => {
  const orders = [
    { status: 'confirmed' },
    { status: 'confirmed' },
    { status: 'preparing' },
    { status: 'delivered' },
  ] as const
  expect(bulkMovesFor(orders, 'seller')).toEqual([
    { to: 'preparing', label: 'Start preparing', count: 2 },
    { to: 'out_for_delivery', label: 'Send out', count: 1 },
  ])
})

it('offers no cancellation, and nothing when no order can move', () => {
  expect(bulkMovesFor([{ status: 'awaiting_payment' }, { status: 'expired' }], 'seller')).toEqual(
    [],
  )
})

it('offers no bulk moves to a customer', () => {
  expect(bulkMovesFor([{ status: 'confirmed' }], 'customer')).toEqual([])
})
