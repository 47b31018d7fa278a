import { expect, it } from 'vitest'
import { readHomeSearch } from './home-search.ts'

it('the address may name a category and where the list goes on', () => {
  expect(readHomeSearch({ category: 'abc', after: 'def', utm_source: 'x' })).toEqual({
    category: 'abc',
    after: 'def',
  })
})

it('what makes no sense is not there', () => {
  expect(readHomeSearch({ category: '', after: ['a'] })).toEqual({})
  expect(readHomeSearch({ category: { id: 1 } })).toEqual({})
})

it('a category that looks like a number is still a word', () => {
  expect(readHomeSearch({ category: 42 })).toEqual({ category: '42' })
})
