import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { effectivePrice, isOnSale, nextSaleChange, type SalePrice } from './sale.ts'

const start = Date.UTC(2026, 10, 20, 8)
const end = Date.UTC(2026, 10, 22, 16)

function peonies(change: Partial<SalePrice> = {}): SalePrice {
  return { price: 1200, salePrice: 900, saleStartDate: start, saleEndDate: end, ...change }
}

describe('effectivePrice', () => {
  it.each([
    ['before it starts', start - 1, 1200],
    ['at the instant of its start', start, 1200],
    ['just after its start', start + 1, 900],
    ['just before its end', end - 1, 900],
    ['at the instant of its end', end, 1200],
    ['after its end', end + 1, 1200],
  ])('%s', (_when, now, price) => {
    expect(effectivePrice(peonies(), now)).toBe(price)
  })

  it.each(['salePrice', 'saleStartDate', 'saleEndDate'] as const)(
    'ignores a sale without %s',
    (key) => {
      expect(isOnSale(peonies({ [key]: null }), start + 1)).toBe(false)
    },
  )

  it('accepts a sale price of 0', () => {
    expect(effectivePrice(peonies({ salePrice: 0 }), start + 1)).toBe(0)
  })
})

describe('nextSaleChange', () => {
  it('returns the start, then the end, then null', () => {
    expect(nextSaleChange(peonies(), start - 5000)).toBe(start + 1)
    expect(nextSaleChange(peonies(), start)).toBe(start + 1)
    expect(nextSaleChange(peonies(), start + 1)).toBe(end)
    expect(nextSaleChange(peonies(), end)).toBeNull()
  })

  it('returns null for an empty period', () => {
    expect(nextSaleChange(peonies({ saleEndDate: start + 1 }), start - 1)).toBeNull()
    expect(nextSaleChange(peonies({ saleEndDate: start - 1 }), start - 9)).toBeNull()
  })

  it('matches effectivePrice for any sale at any time', () => {
    const near = fc.integer({ min: 0, max: 40 })
    const sale = fc.record({
      price: fc.constant(100),
      salePrice: fc.constantFrom(80, null),
      saleStartDate: fc.option(near),
      saleEndDate: fc.option(near),
    })
    fc.assert(
      fc.property(sale, near, (product, now) => {
        const change = nextSaleChange(product, now) ?? 60
        for (let at = now; at < change; at++) {
          expect(effectivePrice(product, at)).toBe(effectivePrice(product, now))
        }
        if (change < 60) {
          expect(change).toBeGreaterThan(now)
          expect(effectivePrice(product, change)).not.toBe(effectivePrice(product, now))
        }
      }),
    )
  })
})
