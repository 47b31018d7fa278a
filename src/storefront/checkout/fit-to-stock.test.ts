import { expect, it } from 'vitest'
import { type Cart, cartOf } from '#commerce/cart/cart.ts'
import { sampleProduct } from '../../../tests/support/sample-product.ts'
import { fitToStock } from './fit-to-stock.ts'

const product = (id: string) => sampleProduct({ id, name: id, price: 100, stock: null })

function cart(...lines: Array<[id: string, quantity: number]>): Cart {
  return cartOf(
    lines.map(([id, quantity]) => ({ product: product(id), quantity, price: 100 * quantity })),
  )
}

it('a line is reduced to the remaining stock', () => {
  expect(fitToStock(cart(['peonies', 5], ['tulips', 2]), 'peonies', 3)).toEqual(
    cart(['peonies', 3], ['tulips', 2]),
  )
})

it('a sold-out product is removed', () => {
  expect(fitToStock(cart(['peonies', 5], ['tulips', 2]), 'peonies', 0)).toEqual(cart(['tulips', 2]))
})

it('several lines of one product share the remaining stock', () => {
  expect(fitToStock(cart(['peonies', 2], ['peonies', 3]), 'peonies', 3)).toEqual(
    cart(['peonies', 2], ['peonies', 1]),
  )
})
