import { expect, it } from 'vitest'
import { readOrdersSearch } from './orders-search.ts'

it('a status in the address is read', () => {
  expect(readOrdersSearch({ status: 'preparing' }).status).toBe('preparing')
})

it('a word that is no status takes its own place with nothing', () => {
  const address = { status: 'nonsense' }
  expect({ ...address, ...readOrdersSearch(address) }).toEqual({ status: undefined })
})
