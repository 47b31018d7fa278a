import { describe, expect, it } from 'vitest'
import { sampleProduct } from '../../../../tests/support/sample-product.ts'
import { changeProduct } from './product-changes.ts'

function pricesAfter(price: number, percent: number, salePrice: number | null = null) {
  const product = { ...sampleProduct({ price, salePrice }), archivedAt: null }
  const changed = changeProduct(product, { kind: 'percent', percent }, 0)
  return changed.ok ? [changed.product.price, changed.product.salePrice] : changed.reason
}

describe('a price that is changed by percent', () => {
  it.each([
    [500, 10, 550],
    [50, 15, 58],
    [25, -34, 17],
    [5, -90, 1],
    [999, 0, 999],
  ])('of %i pounds and %i percent becomes %i, half a pound rounded up', (price, percent, after) => {
    expect(pricesAfter(price, percent)).toEqual([after, null])
  })

  it('takes the sale price along', () => {
    expect(pricesAfter(100, 15, 50)).toEqual([115, 58])
  })

  it('stays where it would come to less than a pound, or reach the sale price', () => {
    expect(pricesAfter(4, -90)).toBe('Its price would be less than a pound.')
    expect(pricesAfter(2, -50, 1)).toBe('Its sale price would not be lower than its price.')
  })
})
