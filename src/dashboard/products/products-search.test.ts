import { expect, it } from 'vitest'
import { readProductsSearch } from './products-search.ts'

it('knows the shelves, and takes nothing for one that is none', () => {
  expect(readProductsSearch({ shelf: 'sold-out' }).shelf).toBe('sold-out')
  expect(readProductsSearch({ shelf: 'attic' }).shelf).toBeUndefined()
})

it('looks for words, and for numbers', () => {
  expect(readProductsSearch({ query: ' red roses ' }).query).toBe('red roses')
  expect(readProductsSearch({ query: 24 }).query).toBe('24')
  expect(readProductsSearch({ query: ' ' }).query).toBeUndefined()
  expect(readProductsSearch({ query: ['x'] }).query).toBeUndefined()
})
