import { expect, it } from 'vitest'
import type { ResolvedFilter } from './product-listing.ts'
import { matchesFilter } from './product-listing.ts'

const now = 1000
const sale = { salePrice: 300, saleStartDate: now - 1, saleEndDate: now + 1 }
const noSale = { salePrice: null, saleStartDate: null, saleEndDate: null }
const facets = { colours: ['red', 'white'], flowers: ['rose'], sizes: ['small', 'large'] }
const regular = { price: 500, ...noSale, category: 'roses', ...facets }
const onSale = { price: 500, ...sale, category: 'roses', ...facets }

it.each<[string, typeof regular | typeof onSale, ResolvedFilter, boolean]>([
  ['no filter', regular, {}, true],
  ['its category', regular, { category: 'roses' }, true],
  ['another category', regular, { category: 'lilies' }, false],
  ['one of its colours', regular, { colours: ['white'] }, true],
  ['another colour', regular, { colours: ['blue'] }, false],
  ['its flower', regular, { flowers: ['rose'] }, true],
  ['another flower', regular, { flowers: ['tulip'] }, false],
  ['one of two flowers', regular, { flowers: ['tulip', 'rose'] }, true],
  ['one of its sizes', regular, { sizes: ['medium', 'large'] }, true],
  ['another size', regular, { sizes: ['medium'] }, false],
  [
    'a colour that fits and a flower that does not',
    regular,
    { colours: ['white'], flowers: ['tulip'] },
    false,
  ],
  ['a lowest price that it has', regular, { minPrice: 500 }, true],
  ['a lowest price above it', regular, { minPrice: 501 }, false],
  ['a highest price that it has', regular, { maxPrice: 500 }, true],
  ['a highest price below it', regular, { maxPrice: 499 }, false],
  ['a highest price that its sale price has', onSale, { maxPrice: 300 }, true],
  ['a lowest price above its sale price', onSale, { minPrice: 301 }, false],
  ['sales, without one', regular, { onSale: true }, false],
  ['sales, with one', onSale, { onSale: true }, true],
  ['sales, when its own is over', { ...onSale, saleEndDate: now }, { onSale: true }, false],
])('matchesFilter applies %s', (_filter, product, filter, matches) => {
  expect(matchesFilter(product, filter, now)).toBe(matches)
})
