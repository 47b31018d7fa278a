import { expect, it } from 'vitest'
import { readProductsSearch } from './products-search.ts'

it('reads a known state, and ignores others', () => {
  expect(readProductsSearch({ state: 'sold-out' }).state).toBe('sold-out')
  expect(readProductsSearch({ state: 'unknown' }).state).toBeUndefined()
})

it('reads the state of a bookmark of the previous version until the filter changes', () => {
  expect(readProductsSearch({ shelf: 'sold-out' })).toMatchObject({ state: 'sold-out' })
  expect(readProductsSearch({ shelf: 'sold-out', state: 'archived' }).state).toBe('archived')
  expect(readProductsSearch({ shelf: 'sold-out', state: undefined }).state).toBeUndefined()
})

it('reads a text or numeric query', () => {
  expect(readProductsSearch({ query: ' red roses ' }).query).toBe('red roses')
  expect(readProductsSearch({ query: 24 }).query).toBe('24')
  expect(readProductsSearch({ query: ' ' }).query).toBeUndefined()
  expect(readProductsSearch({ query: ['x'] }).query).toBeUndefined()
})
