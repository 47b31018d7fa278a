import { expect, it } from 'vitest'
import type { ProductFilter } from './product-listing.ts'
import { matchesFilter } from './product-listing.ts'

const now = 1000
const sale = { salePrice: 300, saleStartDate: now - 1, saleEndDate: now + 1 }
const noSale = { salePrice: null, saleStartDate: null, saleEndDate: null }
const facets = { colours: ['red', 'white'], flowers: ['rose'] }
const regular = { price: 500, ...noSale, category: 'roses', ...facets }
const onSale = { price: 500, ...sale, category: 'roses', ...facets }

it.each<[string, typeof regular | typeof onSale, ProductFilter, boolean]>([
  ['no filter', regular, {}, true],
  ['its category', regular, { category: 'roses' }, true],
  ['another category', regular, { category: 'lilies' }, false],
  ['one of its colours', regular, { colour: 'white' }, true],
  ['another colour', regular, { colour: 'blue' }, false],
  ['its flower', regular, { flower: 'rose' }, true],
  ['another flower', regular, { flower: 'tulip' }, false],
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
