import { expect, it } from 'vitest'
import { bulkMovesFor } from './bulk-moves.ts'

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

it('offers no moves to a customer', () => {
  expect(bulkMovesFor([{ status: 'confirmed' }], 'customer')).toEqual([])
})
