import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { discountAfterEdit, discountFor, paidForLines, priceOfItems } from './discount.ts'

const reason = 'Wilted last time'

describe('a discount', () => {
  it.each([
    ['percent', 10, 1250, 125],
    ['percent', 15, 1250, 188],
    ['percent', 1, 20, 0],
    ['percent', 100, 999, 999],
    ['amount', 100, 1250, 100],
    ['amount', 2000, 1250, 1250],
  ] as const)('of %s %i takes from %i pounds: %i', (kind, value, items, amount) => {
    expect(discountFor({ kind, value, reason }, items)).toMatchObject({ amount, reason })
  })

  it('follows the items of an edit as a percentage, and is at most their price as an amount', () => {
    const percent = discountFor({ kind: 'percent', value: 10, reason }, 1000)
    expect([500, 2000].map((items) => discountAfterEdit(percent, items))).toEqual([50, 200])
    const amount = discountFor({ kind: 'amount', value: 600, reason }, 1000)
    expect([500, 2000].map((items) => discountAfterEdit(amount, items))).toEqual([500, 600])
    expect(discountAfterEdit(undefined, 2000)).toBe(0)
  })
})

/** An order with a discount, and the order in which staff refund its lines. */
const discounted = fc
  .record({
    totals: fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 30 }),
    kind: fc.constantFrom('percent', 'amount'),
    value: fc.integer({ min: 1, max: 100 }),
    scale: fc.integer({ min: 1, max: 5000 }),
  })
  .map(({ totals, kind, value, scale }) => {
    const lines = totals.map((lineTotal) => ({ lineTotal }))
    const items = totals.reduce((sum, total) => sum + total, 0)
    const request = { kind, value: kind === 'percent' ? value : value * scale, reason } as const
    const discount = discountFor(request, items)
    return { lines, items, discount, subtotal: items - discount.amount }
  })

describe('refunds by item', () => {
  it('give back exactly what was paid for the items, whatever the discount', () => {
    fc.assert(
      fc.property(discounted, ({ lines, items, discount, subtotal }) => {
        const paid = paidForLines({ lines, discount })
        expect(paid.reduce((sum, one) => sum + one, 0)).toBe(subtotal)
        expect(priceOfItems({ subtotal, discount })).toBe(items)
      }),
    )
  })

  it('never give back more than a line cost, nor less than nothing, so some are less than all', () => {
    fc.assert(
      fc.property(discounted, fc.infiniteStream(fc.boolean()), (order, chosen) => {
        const paid = paidForLines(order)
        for (const [index, { lineTotal }] of order.lines.entries()) {
          expect(paid[index]).toBeGreaterThanOrEqual(0)
          expect(paid[index]).toBeLessThanOrEqual(lineTotal)
        }
        const some = paid.filter(() => chosen.next().value === true)
        expect(some.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(order.subtotal)
      }),
    )
  })
})
