import { expect, it } from 'vitest'
import { filterOf, isFiltered, readListingSearch, readSearchSearch } from './listing-search.ts'

it('reads category and cursor', () => {
  expect(readListingSearch({ category: 'abc', after: 'def', utm_source: 'x' })).toEqual({
    category: 'abc',
    after: 'def',
  })
})

it('reads sort and filters, also from a form without JavaScript', () => {
  const filtered = { sort: 'price', min: 100, max: 900, sale: true, stock: true }
  expect(readListingSearch(filtered)).toEqual(filtered)
  const sent = { sort: 'price', min: '100', max: '900', sale: 'on', stock: 'on' }
  expect(readListingSearch(sent)).toEqual(filtered)
  expect(filterOf(readListingSearch(sent), 'rose')).toEqual({
    query: 'rose',
    sort: 'price',
    minPrice: 100,
    maxPrice: 900,
    onSale: true,
    inStock: true,
  })
})

it('reads occasion, colour, flower and size, which count as filters', () => {
  const filtered = { occasion: 'birthday', colour: 'red', flower: 'rose', size: 'small' }
  expect(readListingSearch({ ...filtered, x: 1 })).toEqual(filtered)
  expect(filterOf(filtered)).toEqual(filtered)
  expect(isFiltered({ colour: 'red' })).toBe(true)
  expect(isFiltered({ category: 'abc' })).toBe(false)
})

it('reads several colours, repeated or joined, in one order', () => {
  expect(readListingSearch({ colour: ['red', 'pink', 'red'] })).toEqual({ colour: 'pink red' })
  expect(readListingSearch({ colour: ' red  pink' })).toEqual({ colour: 'pink red' })
  expect(readListingSearch({ colour: 'red', flower: [] })).toEqual({ colour: 'red' })
  const many = Array.from({ length: 500 }, (_, index) => `colour${index}`)
  expect(readListingSearch({ colour: many }).colour?.split(' ')).toHaveLength(20)
})

it('ignores invalid values', () => {
  expect(readListingSearch({ category: '', after: ['a'], min: -1, max: 'much' })).toEqual({})
  expect(readListingSearch({ category: { id: 1 }, sort: 'magic', min: '', sale: 'no' })).toEqual({})
})

it('reads a numeric category or query as text', () => {
  expect(readListingSearch({ category: 42 })).toEqual({ category: '42' })
  expect(readSearchSearch({ q: 100 }).q).toBe('100')
})

it('reads prices in Arabic digits', () => {
  expect(readListingSearch({ min: '٥٠٠', max: '۱۲۰۰٫۶' })).toEqual({ min: 500, max: 1201 })
})

it('trims a query, and limits its length', () => {
  expect(readSearchSearch({ q: '  roses ' }).q).toBe('roses')
  expect(readSearchSearch({ q: '   ' }).q).toBeUndefined()
  expect(readSearchSearch({ q: 'x'.repeat(5000) }).q).toHaveLength(100)
})

it('reads a delivery choice, and filters by it only on request', () => {
  const choice = { area: 'Ab3dEf6hIj9lMn2pQr5t', day: '2026-11-26' }
  expect(readListingSearch({ ...choice, slot: 'evening' })).toEqual(choice)
  expect(filterOf(choice)).toEqual({})
  expect(isFiltered(choice)).toBe(false)
  const only = readListingSearch({ ...choice, arrives: 'on' })
  expect(only).toEqual({ ...choice, arrives: true })
  expect(filterOf(only)).toEqual({ arrival: choice })
  expect(isFiltered(only)).toBe(true)
  expect(readListingSearch({ arrives: 'on', day: choice.day })).toEqual({})
})

it('isFiltered ignores category and cursor', () => {
  expect(isFiltered({ category: 'abc', after: 'def' })).toBe(false)
  expect(isFiltered({ category: 'abc', sale: true })).toBe(true)
})
