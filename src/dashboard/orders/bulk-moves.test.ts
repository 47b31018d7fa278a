import { expect, it } from 'vitest'
import { bulkMovesFor } from './bulk-moves.ts'

it('offers each way on that some of the orders can take, and says how many can', () => {
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

it('cancels nothing, and offers nothing where there is no way on', () => {
  expect(bulkMovesFor([{ status: 'awaiting_payment' }, { status: 'expired' }], 'seller')).toEqual(
    [],
  )
})

it('offers a customer nothing', () => {
  expect(bulkMovesFor([{ status: 'confirmed' }], 'customer')).toEqual([])
})
