import { expect, it } from 'vitest'
import { type Cart, cartOf } from '#commerce/cart/cart.ts'
import { sampleProduct } from '../../../tests/support/sample-product.ts'
import { fitToStock, takeOut } from './fit-to-stock.ts'

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

const withCandle = (cart: Cart, quantity: number) =>
  cartOf(
    cart.items.map((item, index) =>
      index === 0
        ? { ...item, addOns: [{ product: product('candle'), quantity, price: 100 * quantity }] }
        : item,
    ),
  )

it('an add-on and its own line share the remaining stock', () => {
  const before = withCandle(cart(['peonies', 1], ['candle', 2]), 2)
  expect(fitToStock(before, 'candle', 3)).toEqual(
    withCandle(cart(['peonies', 1], ['candle', 1]), 2),
  )
  expect(fitToStock(before, 'candle', 0)).toEqual(cart(['peonies', 1]))
})

it('an add-on is taken out before the lines of the same product', () => {
  const lines = cart(['peonies', 1], ['candle', 2])
  expect(takeOut(withCandle(lines, 1), 'candle')).toEqual(lines)
  expect(takeOut(lines, 'candle')).toEqual(cart(['peonies', 1]))
})
