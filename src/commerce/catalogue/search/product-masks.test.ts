import { describe, expect, it } from 'vitest'
import type { IndexedProduct } from './product-index.ts'
import { countBoth, createProductMasks, intersect, without } from './product-masks.ts'

const productOf = (number: number): IndexedProduct => ({
  id: `product${number}`,
  category: number % 2 === 0 ? 'even' : 'odd',
  leadDays: 0,
  categoryName: '',
  colours: [],
  sizes: [],
  flowers: [],
  sortName: '',
  isArchived: number % 10 === 9,
  price: number,
  salePrice: number % 5 === 0 ? 10 : null,
  saleStartDate: null,
  saleEndDate: null,
  createdAt: 0,
  updatedAt: 0,
})

describe.each([1, 31, 32, 33, 64, 100])('masks of %i products', (size) => {
  const numbers = Array.from({ length: size }, (_, number) => number)
  // The index has removed every seventh product.
  const products = numbers.map((number) => (number % 7 === 6 ? undefined : productOf(number)))
  const offered = products.flatMap((product) => (product && !product.isArchived ? product : []))
  const masks = createProductMasks({
    products,
    numberOf: (id) => numbers[Number(id.slice('product'.length))],
    listOf: (kind, key) =>
      kind === 'category' ? numbers.filter((number) => productOf(number).category === key) : [],
  })
  const countOf = (mask: Int32Array) => countBoth(mask, masks.offered)

  it('count what plain filters count', () => {
    expect(countOf(masks.all)).toBe(offered.length)
    expect(countBoth(masks.all, masks.all)).toBe(products.filter(Boolean).length)
    const even = offered.filter(({ category }) => category === 'even').length
    expect(countOf(masks.having('category', ['even']))).toBe(even)
    expect(countOf(masks.having('category', ['even', 'odd']))).toBe(offered.length)
    expect(countOf(masks.having('category', ['none']))).toBe(0)
    expect(countOf(masks.having('category', []))).toBe(0)
    const isCheap = ({ price, salePrice }: IndexedProduct) => (salePrice ?? price) < 20
    const cheap = masks.wherePrice(isCheap, { min: 0, max: 19 })
    expect(countOf(cheap)).toBe(offered.filter(isCheap).length)
    const onSale = masks.wherePrice(({ salePrice }) => salePrice !== null, null)
    expect(countOf(onSale)).toBe(offered.filter(({ salePrice }) => salePrice !== null).length)
  })

  it('intersect and exclude', () => {
    const [even, cheap] = [
      masks.having('category', ['even']),
      masks.where(({ price }) => price < 20),
    ]
    const both = offered.filter(({ category, price }) => category === 'even' && price < 20)
    expect(countOf(intersect(even, cheap))).toBe(both.length)
    expect(countOf(without(even, cheap))).toBe(countOf(even) - both.length)
    expect(intersect(even)).toEqual(even)
  })

  it('ignore ids that are unknown, removed or archived', () => {
    const ids = ['product0', 'product6', 'product9', 'product1000']
    expect(countOf(masks.ofIds(ids))).toBe(1)
  })
})
