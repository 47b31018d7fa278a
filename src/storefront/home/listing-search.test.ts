import { expect, it } from 'vitest'
import { isNarrowed, readListingSearch, readQuery, wishOf } from './listing-search.ts'

it('the address may name a category and where the list goes on', () => {
  expect(readListingSearch({ category: 'abc', after: 'def', utm_source: 'x' })).toEqual({
    category: 'abc',
    after: 'def',
  })
})

it('the address may sort and narrow the list, also as a form without script sends it', () => {
  const narrowed = { sort: 'price', min: 100, max: 900, sale: true, stock: true }
  expect(readListingSearch(narrowed)).toEqual(narrowed)
  const sent = { sort: 'price', min: '100', max: '900', sale: 'on', stock: 'on' }
  expect(readListingSearch(sent)).toEqual(narrowed)
  expect(wishOf(readListingSearch(sent), 'rose')).toEqual({
    query: 'rose',
    sort: 'price',
    minPrice: 100,
    maxPrice: 900,
    onSale: true,
    inStock: true,
  })
})

it('what makes no sense is not there', () => {
  expect(readListingSearch({ category: '', after: ['a'], min: -1, max: 'much' })).toEqual({})
  expect(readListingSearch({ category: { id: 1 }, sort: 'magic', min: '', sale: 'no' })).toEqual({})
})

it('a category or a query that looks like a number is still a word', () => {
  expect(readListingSearch({ category: 42 })).toEqual({ category: '42' })
  expect(readQuery({ q: 100 })).toBe('100')
})

it('a query is trimmed, and cut where nobody would write more', () => {
  expect(readQuery({ q: '  roses ' })).toBe('roses')
  expect(readQuery({ q: '   ' })).toBeUndefined()
  expect(readQuery({ q: 'x'.repeat(5000) })).toHaveLength(100)
})

it('a category alone does not narrow the list', () => {
  expect(isNarrowed({ category: 'abc', after: 'def' })).toBe(false)
  expect(isNarrowed({ category: 'abc', sale: true })).toBe(true)
})
