import { describe, expect, it } from 'vitest'
import { sampleProduct } from '../../../../tests/support/sample-product.ts'
import { changeProduct } from './product-changes.ts'

function pricesAfter(price: number, percent: number, salePrice: number | null = null) {
  const product = { ...sampleProduct({ price, salePrice }), archivedAt: null }
  const changed = changeProduct(product, { kind: 'percent', percent }, 0)
  return changed.ok ? [changed.product.price, changed.product.salePrice] : changed.reason
}

describe('changeProduct by percent', () => {
  it.each([
    [500, 10, 550],
    [50, 15, 58],
    [25, -34, 17],
    [5, -90, 1],
    [999, 0, 999],
  ])('changes %i pounds by %i percent to %i, rounded half up', (price, percent, after) => {
    expect(pricesAfter(price, percent)).toEqual([after, null])
  })

  it('changes the sale price too', () => {
    expect(pricesAfter(100, 15, 50)).toEqual([115, 58])
  })

  it('rejects prices below a pound or not above the sale price', () => {
    expect(pricesAfter(4, -90)).toBe('The price would be below EGP 1.')
    expect(pricesAfter(2, -50, 1)).toBe('The sale price would not be below the price.')
  })
})
