import { expect, it } from 'vitest'
import { readReviewsSearch } from './reviews-search.ts'

it.each([
  [{}, {}],
  [
    { show: 'hidden', rating: 5, product: 'a', order: 'b' },
    { show: 'hidden', rating: 5, product: 'a', order: 'b' },
  ],
  [{ show: 'all', rating: 6, product: true, order: null }, {}],
  [{ rating: '5' }, {}],
])('reads %j as %j', (address, search) => {
  expect(JSON.parse(JSON.stringify(readReviewsSearch(address)))).toEqual(search)
})
