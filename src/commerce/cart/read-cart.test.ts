import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readCart } from './cart.ts'

const roses = { id: 'roses', name: 'Roses', price: 500 }

it('readCart fills in fields that an older version did not store', () => {
  const cart = readCart({ items: [{ product: roses, quantity: 2, price: 1000 }], totalPrice: 1 })
  expect(cart?.items[0]).toMatchObject({
    quantity: 2,
    product: { ...roses, stock: null, images: [] },
  })
  expect(cart?.totalPrice).toBe(1000)
})

it('readCart skips invalid lines', () => {
  const line = { product: roses, quantity: 1, price: 500 }
  const items = [null, {}, { ...line, quantity: 0 }, { ...line, product: { id: 7 } }, line]
  expect(readCart({ items })?.items).toHaveLength(1)
})

it('readCart accepts any JSON, and returns a correct total', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.jsonValue(), fc.record({ items: fc.array(fc.jsonValue()) })),
      (stored) => {
        const cart = readCart(stored)
        if (cart)
          expect(cart.totalPrice).toBe(cart.items.reduce((sum, item) => sum + item.price, 0))
      },
    ),
  )
})
