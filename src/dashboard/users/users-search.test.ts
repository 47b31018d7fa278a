import { expect, it } from 'vitest'
import { readUsersSearch } from './users-search.ts'

it('reads the search parameters of the list', () => {
  expect(readUsersSearch({ state: 'suspended', query: ' mona ' })).toEqual({
    state: 'suspended',
    query: 'mona',
  })
  expect(readUsersSearch({ query: 1001234567 })).toEqual({ query: '1001234567' })
  expect(readUsersSearch({ state: 'gone', query: { a: 1 } })).toEqual({})
  expect(readUsersSearch({ query: 'x'.repeat(300) }).query).toHaveLength(100)
})
