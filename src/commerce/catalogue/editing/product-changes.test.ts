import { describe, expect, it } from 'vitest'
import { sampleProduct, sampleVariant } from '../../../../tests/support/sample-product.ts'
import { changeProduct } from './product-changes.ts'

function pricesAfter(price: number, percent: number, salePrice: number | null = null) {
  const product = { ...sampleProduct({ price, salePrice }), archivedAt: null }
  const changed = changeProduct(product, { kind: 'percent', percent }, 0)
  return changed.ok ? [changed.product.price, changed.product.salePrice] : changed.problem
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
    expect(pricesAfter(4, -90)).toEqual({ code: 'price-too-low' })
    expect(pricesAfter(2, -50, 1)).toEqual({ code: 'sale-not-below-price' })
  })
})

describe('changeProduct of a product with sizes', () => {
  const grand = sampleVariant({ price: 900, salePrice: 810 })
  const product = {
    ...sampleProduct({ price: 500, furtherVariants: [grand] }),
    archivedAt: null,
    furtherVariants: [grand],
  }
  const sizePrices = (change: Parameters<typeof changeProduct>[1]) => {
    const changed = changeProduct(product, change, 0)
    return changed.ok
      ? [
          changed.product.price,
          ...changed.product.furtherVariants.map((size) => [size.price, size.salePrice]),
        ]
      : changed.problem
  }

  it('changes the prices of all sizes', () => {
    expect(sizePrices({ kind: 'percent', percent: 10 })).toEqual([550, [990, 891]])
    expect(sizePrices({ kind: 'pounds', pounds: 50 })).toEqual([550, [950, 810]])
  })

  it('leaves the product as it is if one size would break a rule', () => {
    expect(sizePrices({ kind: 'pounds', pounds: -90 })).toEqual({
      code: 'sale-not-below-price',
    })
  })
})
