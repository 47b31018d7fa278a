import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleProduct } from '../../../tests/support/sample-product.ts'
import type { Product } from '../catalogue/product.ts'
import { changedPrices, priceLines } from './price-lines.ts'

const now = Date.UTC(2026, 10, 20, 10)

function product(change: Partial<Product> & Pick<Product, 'id'>): Product {
  return sampleProduct({ name: `Bouquet ${change.id}`, ...change })
}

const roses = product({ id: 'roses' })
const tulips = product({
  id: 'tulips',
  price: 800,
  salePrice: 600,
  saleStartDate: now - 1,
  saleEndDate: now + 1,
})
const asked = (productId: string, quantity: number, seenUnitPrice = 0) => ({
  productId,
  quantity,
  seenUnitPrice,
})

describe('price of an order', () => {
  it('comes from the catalogue, whatever the shopper saw', () => {
    const priced = priceLines([asked('roses', 2, 1)], [roses], now)
    expect(priced).toMatchObject({ ok: true, subtotal: 1000 })
  })

  it('is the sale price during the sale', () => {
    expect(priceLines([asked('tulips', 1)], [tulips], now)).toMatchObject({ subtotal: 600 })
    expect(priceLines([asked('tulips', 1)], [tulips], now + 1)).toMatchObject({ subtotal: 800 })
  })

  it('keeps two lines of one product separate', () => {
    const priced = priceLines([asked('roses', 1), asked('roses', 3)], [roses], now)
    expect(priced.ok && priced.lines.map((line) => line.lineTotal)).toEqual([500, 1500])
  })

  it('reports a product that is no longer in the catalogue', () => {
    const priced = priceLines([asked('roses', 1), asked('lilies', 1)], [roses], now)
    expect(priced).toEqual({ ok: false, refusal: 'product-gone', productId: 'lilies' })
  })

  it('is the sum of unit price times quantity of its lines', () => {
    const line = fc.record({
      price: fc.integer({ min: 0, max: 100_000 }),
      quantity: fc.integer({ min: 1, max: 50 }),
    })
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 30 }), (lines) => {
        const catalogue = lines.map(({ price }, id) => product({ id: String(id), price }))
        const basket = lines.map(({ quantity }, id) => asked(String(id), quantity))
        const priced = priceLines(basket, catalogue, now)
        const sum = lines.reduce((total, { price, quantity }) => total + price * quantity, 0)
        expect(priced).toMatchObject({ ok: true, subtotal: sum })
      }),
    )
  })
})

describe('a changed price', () => {
  function changes(lines: ReturnType<typeof asked>[]) {
    const priced = priceLines(lines, [roses, tulips], now)
    return priced.ok ? changedPrices(lines, priced.lines) : []
  }

  it('is reported with the seen and the current price', () => {
    expect(changes([asked('roses', 1, 500), asked('tulips', 1, 800)])).toEqual([
      { productId: 'tulips', name: 'Bouquet tulips', seen: 800, now: 600 },
    ])
  })

  it('is reported when it fell, too', () => {
    expect(changes([asked('roses', 1, 700)])).toHaveLength(1)
  })

  it('is not reported where the shopper saw the current price', () => {
    expect(changes([asked('roses', 4, 500), asked('tulips', 1, 600)])).toEqual([])
  })
})
