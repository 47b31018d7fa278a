import { expect, it } from 'vitest'
import { readProductsSearch } from './products-search.ts'

it('reads a known state, and ignores others', () => {
  expect(readProductsSearch({ shelf: 'sold-out' }).shelf).toBe('sold-out')
  expect(readProductsSearch({ shelf: 'attic' }).shelf).toBeUndefined()
})

it('reads a text or numeric query', () => {
  expect(readProductsSearch({ query: ' red roses ' }).query).toBe('red roses')
  expect(readProductsSearch({ query: 24 }).query).toBe('24')
  expect(readProductsSearch({ query: ' ' }).query).toBeUndefined()
  expect(readProductsSearch({ query: ['x'] }).query).toBeUndefined()
})
