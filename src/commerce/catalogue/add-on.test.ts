import { describe, expect, it } from 'vitest'
import { type Bouquet, isOfferedWith, takesAddOns } from './add-on.ts'

const birthday = { id: 'birthday', isSensitive: false }
const sympathy = { id: 'sympathy', isSensitive: true }

const bouquet = (change: Partial<Bouquet> = {}): Bouquet => ({
  id: 'peonies',
  category: 'bouquets',
  occasions: [],
  ...change,
})

const candle = (addOnWith: readonly string[] = [], addOn = 'also') => ({
  id: 'candle',
  variantOf: null,
  addOn,
  addOnWith,
})

describe('takesAddOns', () => {
  it.each([
    [true, []],
    [true, [birthday]],
    [true, [birthday, sympathy]],
    [false, [sympathy]],
    [false, [sympathy, { id: 'get-well', isSensitive: true }]],
  ])('is %s for flowers of the occasions %j', (expected, occasions) => {
    expect(takesAddOns({ occasions })).toBe(expected)
  })
})

describe('isOfferedWith', () => {
  it('offers an add-on without rules with every bouquet', () => {
    expect(isOfferedWith(candle(), bouquet())).toBe(true)
    expect(isOfferedWith(candle([], 'only'), bouquet())).toBe(true)
  })

  it('never offers a product that is no add-on', () => {
    expect(isOfferedWith(candle([], 'no'), bouquet())).toBe(false)
  })

  it('offers by category or occasion', () => {
    const chosen = candle(['boxes', 'birthday'])
    expect(isOfferedWith(chosen, bouquet())).toBe(false)
    expect(isOfferedWith(chosen, bouquet({ category: 'boxes' }))).toBe(true)
    expect(isOfferedWith(chosen, bouquet({ occasions: [birthday] }))).toBe(true)
  })

  it('never offers anything with flowers for sensitive occasions alone', () => {
    const quiet = bouquet({ occasions: [sympathy] })
    expect(isOfferedWith(candle(), quiet)).toBe(false)
    expect(isOfferedWith(candle(['bouquets', 'sympathy']), quiet)).toBe(false)
  })

  it('does not offer a product with itself', () => {
    expect(isOfferedWith(candle(), bouquet({ id: 'candle' }))).toBe(false)
  })
})
