import { describe, expect, it } from 'vitest'
import { editedLinesOf } from '#commerce/orders/editing/edited-lines.ts'
import type { OrderLine } from '#commerce/orders/order.ts'
import { sampleOrder } from '../../../../tests/support/sample-order.ts'
import { editedSubtotal, withProduct, withQuantity } from './edited-items.ts'

const [sample] = sampleOrder().lines
if (!sample) throw new Error('The sample has no line.')
const roses: OrderLine = { ...sample, productId: 'roses', quantity: 2, lineTotal: 1000 }
const vase: OrderLine = {
  ...sample,
  productId: 'vase',
  unitPrice: 90,
  lineTotal: 90,
  quantity: 1,
  addedTo: 0,
}
const ordered = [roses, vase]
const lines = editedLinesOf(ordered)
const quantities = (edited: typeof lines) => edited.map(({ quantity }) => quantity)

describe('withQuantity', () => {
  it('removes the add-ons with their bouquet, and brings both back', () => {
    const removed = withQuantity(lines, { index: 0, quantity: 0, ordered })
    expect(quantities(removed)).toEqual([0, 0])
    expect(quantities(withQuantity(removed, { index: 0, quantity: 2, ordered }))).toEqual([2, 1])
  })

  it('keeps the add-ons when only the quantity changes', () => {
    expect(quantities(withQuantity(lines, { index: 0, quantity: 3, ordered }))).toEqual([3, 1])
  })
})

describe('withProduct', () => {
  it('adds to the line of the product', () => {
    expect(quantities(withProduct(lines, { id: 'roses', addOn: 'no' }, ordered))).toEqual([3, 1])
  })

  it('adds a line for another product, with the first bouquet if it is only an add-on', () => {
    expect(withProduct(lines, { id: 'tulips', addOn: 'no' }, ordered).at(-1)).toEqual({
      productId: 'tulips',
      quantity: 1,
      addedTo: null,
    })
    expect(withProduct(lines, { id: 'candle', addOn: 'only' }, ordered).at(-1)?.addedTo).toBe(0)
  })

  it('leaves a line that was refunded as it is', () => {
    const refunded = [{ ...roses, givenBackAt: 1 }]
    const added = withProduct(editedLinesOf(refunded), { id: 'roses', addOn: 'no' }, refunded)
    expect(quantities(added)).toEqual([2, 1])
  })
})

describe('editedSubtotal', () => {
  it('sums the lines of the order and those that were added', () => {
    const edited = withProduct(lines, { id: 'tulips', addOn: 'no' }, ordered)
    const added = new Map([['tulips', { name: 'Tulips', price: 300 }]])
    expect(editedSubtotal(edited, ordered, added)).toBe(1000 + 90 + 300)
  })
})
