import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { productSorts } from '../product-listing.ts'
import { matchOrder, pageOfMatches } from './page-of-matches.ts'
import type { ProductMatch } from './product-index.ts'

const now = 1000

function match(id: string, change: Partial<ProductMatch['product']> = {}, score = 1): ProductMatch {
  const product = {
    ...{
      id,
      category: 'roses',
      categoryName: 'Roses',
      sortName: id,
      isArchived: false,
      colours: [],
      sizes: [],
      flowers: [],
    },
    ...{ price: 100, salePrice: null, saleStartDate: null, saleEndDate: null },
    ...{ leadDays: 0, createdAt: 1, updatedAt: 1, ...change },
  }
  return { product, score }
}

const all = { isWanted: () => true, limit: 10 }

describe('pageOfMatches', () => {
  const sale = { salePrice: 10, saleStartDate: now - 1, saleEndDate: now + 1 }
  const matches = [
    match('a', { price: 20, createdAt: 1 }, 3),
    match('b', { price: 30, createdAt: 2, ...sale }, 1),
    match('c', { price: 20, createdAt: 3 }, 3),
  ]

  it.each([
    [undefined, ['c', 'a', 'b']],
    ['newest', ['c', 'b', 'a']],
    ['price', ['b', 'c', 'a']],
    ['price-down', ['c', 'a', 'b']],
    ['name', ['a', 'b', 'c']],
  ] as const)('sorts by %s', (sort, ids) => {
    const order = matchOrder(sort, now)
    expect(pageOfMatches({ matches, cursor: null }, { ...all, order }).ids).toEqual(ids)
  })

  it.each([
    [2, 'b'],
    [3, null],
    [4, null],
  ])('gives a cursor after %i of three only if more follow', (limit, nextCursor) => {
    const order = matchOrder('name', now)
    const found = { matches: matches.toReversed(), cursor: null }
    const page = pageOfMatches(found, { ...all, order, limit })
    expect(page.nextCursor).toBe(nextCursor)
  })

  it('continues after a cursor that no longer matches', () => {
    const [first = match('a')] = matches
    const page = pageOfMatches(
      { matches, cursor: first },
      { ...all, isWanted: ({ id }) => id !== 'a', order: matchOrder('name', now) },
    )
    expect(page.ids).toEqual(['b', 'c'])
  })

  it('shows each of many matches once, page after page, in every order', () => {
    const some = fc.array(
      fc.record({ price: fc.nat(3), createdAt: fc.nat(3), score: fc.integer({ min: 1, max: 3 }) }),
      { maxLength: 40 },
    )
    const sorts = fc.constantFrom(undefined, ...productSorts)
    fc.assert(
      fc.property(some, sorts, fc.integer({ min: 1, max: 7 }), (facts, sort, limit) => {
        const many = facts.map(({ price, createdAt, score }, n) =>
          match(`p${String(n).padStart(2, '0')}`, { price, createdAt }, score),
        )
        const order = matchOrder(sort, now)
        const seen: string[] = []
        let cursor: ProductMatch | null = null
        do {
          const page = pageOfMatches({ matches: many, cursor }, { ...all, order, limit })
          seen.push(...page.ids)
          cursor = many.find(({ product }) => product.id === page.nextCursor) ?? null
        } while (cursor)
        expect(seen).toEqual(many.toSorted(order).map(({ product }) => product.id))
      }),
    )
  })
})
