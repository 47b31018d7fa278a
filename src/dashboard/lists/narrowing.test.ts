import { expect, it } from 'vitest'
import { readOrdersSearch } from '../orders/orders-search.ts'
import { narrowing } from './narrowing.ts'

const shown = readOrdersSearch({ payment: 'paid', query: 'karim' })
const narrowed = narrowing(readOrdersSearch, shown)

it('goes on from the newest address, also where it has taken something away', () => {
  const newest = readOrdersSearch({ payment: 'paid', by: 'delivery' })
  expect(narrowed({ status: 'preparing' })(newest)).toEqual({
    payment: 'paid',
    by: 'delivery',
    status: 'preparing',
  })
})

it('goes on from what is shown where the newest address is that of another page', () => {
  expect(narrowed({ by: 'delivery' })({})).toEqual({
    payment: 'paid',
    query: 'karim',
    by: 'delivery',
  })
})

it('takes a choice back', () => {
  expect(narrowed({ payment: undefined })(shown)).toEqual({ query: 'karim' })
})

it('reads a wish like an address', () => {
  expect(narrowed({ payment: 'in shells' })(shown)).toEqual({ query: 'karim' })
})
