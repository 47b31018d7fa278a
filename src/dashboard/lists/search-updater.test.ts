import { expect, it } from 'vitest'
import { readOrdersSearch } from '../orders/orders-search.ts'
import { searchUpdater } from './search-updater.ts'

const shown = readOrdersSearch({ payment: 'paid', query: 'karim' })
const updateSearch = searchUpdater(readOrdersSearch, shown)

it('merges into the latest address, including a filter removed there', () => {
  const latest = readOrdersSearch({ payment: 'paid', by: 'delivery' })
  expect(updateSearch({ status: 'preparing' })(latest)).toEqual({
    payment: 'paid',
    by: 'delivery',
    status: 'preparing',
  })
})

it('falls back to the shown filters when the latest address is another page', () => {
  expect(updateSearch({ by: 'delivery' })({})).toEqual({
    payment: 'paid',
    query: 'karim',
    by: 'delivery',
  })
})

it('clears a filter', () => {
  expect(updateSearch({ payment: undefined })(shown)).toEqual({ query: 'karim' })
})

it('validates a change like an address', () => {
  expect(updateSearch({ payment: 'in shells' })(shown)).toEqual({ query: 'karim' })
})
