import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countOf, countStems, type RecipeBook, type ToMake } from './count-stems.ts'
import type { Stem } from './stem.ts'

const stem = (id: string, perBunch: number, supplier = ''): Stem => ({
  id,
  name: id,
  perBunch,
  supplier,
})

const book = (stems: readonly Stem[], recipes: Record<string, Record<string, number>>) =>
  ({
    stems: new Map(stems.map((each) => [each.id, each])),
    recipes: new Map(
      Object.entries(recipes).map(([productId, recipe]) => [
        productId,
        Object.entries(recipe).map(([stemId, quantity]) => ({ stemId, quantity })),
      ]),
    ),
  }) satisfies RecipeBook

const made = (productId: string, quantity = 1, isAddOn = false): ToMake => ({
  productId,
  name: productId,
  quantity,
  isAddOn,
})

const roses = stem('Red rose', 20)

describe('the bunches of a stem', () => {
  it.each([
    [1, 1, 19],
    [19, 1, 1],
    [20, 1, 0],
    [21, 2, 19],
    [40, 2, 0],
  ])('for %i stems are %i, with %i left', (quantity, bunches, left) => {
    expect(countOf(roses, quantity)).toEqual({ stem: roses, quantity, bunches, left })
  })

  it('are enough, and one less is not', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 1, max: 1000 }), (n, per) => {
        const { bunches, left } = countOf(stem('x', per), n)
        expect(bunches * per).toBe(n + left)
        expect(left).toBeGreaterThanOrEqual(0)
        expect(left).toBeLessThan(per)
      }),
    )
  })
})

describe('the stems of orders', () => {
  it('are added up over all products before they are rounded up', () => {
    const known = book([roses], { Two: { 'Red rose': 12 }, Three: { 'Red rose': 5 } })
    const { stems } = countStems([made('Two'), made('Three', 2), made('Two')], known)
    expect(stems).toEqual([{ stem: roses, quantity: 34, bunches: 2, left: 6 }])
  })

  it('do not depend on how orders are split or sorted', () => {
    const known = book([stem('a', 3), stem('b', 7)], { x: { a: 2, b: 1 }, y: { b: 4 } })
    const line = fc.record({
      productId: fc.constantFrom('x', 'y', 'z'),
      quantity: fc.integer({ min: 1, max: 9 }),
    })
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const all = lines.map(({ productId, quantity }) => made(productId, quantity))
        const singles = lines.flatMap(({ productId, quantity }) =>
          Array.from({ length: quantity }, () => made(productId)),
        )
        expect(countStems(singles.reverse(), known)).toEqual(countStems(all, known))
        const totalOf = (id: string) =>
          all
            .filter(({ productId }) => productId === id)
            .reduce((sum, one) => sum + one.quantity, 0)
        const needed = countStems(all, known).stems.map((one) => [one.stem.id, one.quantity])
        expect(Object.fromEntries(needed)).toEqual({
          ...(totalOf('x') > 0 && { a: 2 * totalOf('x') }),
          ...(totalOf('x') + totalOf('y') > 0 && { b: totalOf('x') + 4 * totalOf('y') }),
        })
      }),
    )
  })

  it('come by supplier, those without one last', () => {
    const known = book([stem('c', 1), stem('b', 1, 'Market'), stem('a', 1, 'Delta')], {
      x: { c: 1, b: 1, a: 1 },
    })
    expect(countStems([made('x')], known).stems.map((one) => one.stem.id)).toEqual(['a', 'b', 'c'])
  })
})

describe('a product without a recipe', () => {
  it('is listed, the most frequent first', () => {
    const { withoutRecipe } = countStems([made('x'), made('y', 2), made('x', 3)], book([], {}))
    expect(withoutRecipe.map(({ name, quantity }) => [name, quantity])).toEqual([
      ['x', 4],
      ['y', 2],
    ])
  })

  it('is not listed as an add-on, or if it is made without stems', () => {
    const known = book([], { Vase: {} })
    expect(countStems([made('Candle', 1, true), made('Vase')], known)).toEqual({
      stems: [],
      withoutRecipe: [],
    })
  })

  it('leaves out a stem that is gone', () => {
    expect(countStems([made('x')], book([], { x: { gone: 3 } })).stems).toEqual([])
  })
})
