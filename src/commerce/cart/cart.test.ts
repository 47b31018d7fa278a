import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleProduct } from '../../../tests/support/sample-product.ts'
import type { Product } from '../catalogue/product.ts'
import { effectivePrice } from '../catalogue/sale.ts'
import {
  addToCart,
  type Cart,
  countItems,
  emptyCart,
  isInCart,
  removeFromCart,
  repriceCart,
  setQuantity,
} from './cart.ts'
import { refreshCart } from './refresh-cart.ts'

const noon = Date.UTC(2026, 10, 20, 10)

function product(id: string, change: Partial<Product> = {}): Product {
  return sampleProduct({ id, name: `Bouquet ${id}`, ...change })
}

const roses = product('roses')
const tulips = product('tulips', {
  price: 800,
  salePrice: 600,
  saleStartDate: noon - 1000,
  saleEndDate: noon + 1000,
})

describe('the cart', () => {
  it('appends a product without merging duplicates', () => {
    const cart = addToCart(addToCart(emptyCart, roses, noon), roses, noon)
    expect(cart.items.map((item) => item.quantity)).toEqual([1, 1])
    expect(cart.totalPrice).toBe(1000)
  })

  it('uses the sale price during a sale', () => {
    expect(addToCart(emptyCart, tulips, noon).totalPrice).toBe(600)
    expect(addToCart(emptyCart, tulips, noon + 1000).totalPrice).toBe(800)
  })

  it('sets a quantity by number or function, and recalculates the line', () => {
    const two = setQuantity(addToCart(emptyCart, tulips, noon), 'tulips', 2, noon)
    expect(two.items[0]?.price).toBe(1200)
    const three = setQuantity(two, 'tulips', (current) => current + 1, noon)
    expect(three.items[0]).toMatchObject({ quantity: 3, price: 1800 })
  })

  it('sets the quantity of one of several equal lines', () => {
    const twice = addToCart(addToCart(emptyCart, roses, noon), roses, noon)
    const cart = setQuantity(twice, 'roses', 3, noon, 1)
    expect(cart.items.map((item) => item.quantity)).toEqual([1, 3])
    expect(cart.totalPrice).toBe(2000)
  })

  it.each([0, -3, Number.NaN, Number.POSITIVE_INFINITY])('rejects a quantity of %s', (wrong) => {
    expect(setQuantity(addToCart(emptyCart, roses, noon), 'roses', wrong, noon).totalPrice).toBe(
      500,
    )
  })

  it('removes every line of a product', () => {
    const cart = [roses, tulips, roses].reduce((all, one) => addToCart(all, one, noon), emptyCart)
    const left = removeFromCart(cart, 'roses')
    expect(left.items.map((item) => item.product.id)).toEqual(['tulips'])
    expect(isInCart(left, 'roses')).toBe(false)
    expect(isInCart(left, 'tulips')).toBe(true)
  })

  it('changes prices when a sale ends', () => {
    const cart = addToCart(emptyCart, tulips, noon)
    expect(repriceCart(cart, noon + 5000).totalPrice).toBe(800)
  })

  it('has a correct total after any actions', () => {
    const ids = fc.constantFrom('roses', 'tulips')
    const action = fc.oneof(
      fc.record({ do: fc.constant('add' as const), id: ids, quantity: fc.integer() }),
      fc.record({ do: fc.constant('set' as const), id: ids, quantity: fc.double() }),
      fc.record({ do: fc.constant('remove' as const), id: ids }),
      fc.record({ do: fc.constant('clear' as const) }),
    )
    fc.assert(
      fc.property(fc.array(action), (actions) => {
        let cart: Cart = emptyCart
        for (const step of actions) {
          if (step.do === 'clear') cart = emptyCart
          else if (step.do === 'remove') cart = removeFromCart(cart, step.id)
          else if (step.do === 'set') cart = setQuantity(cart, step.id, step.quantity, noon)
          else cart = addToCart(cart, step.id === 'roses' ? roses : tulips, noon, step.quantity)
          expect(cart.totalPrice).toBe(cart.items.reduce((sum, item) => sum + item.price, 0))
          for (const { product, quantity, price } of cart.items) {
            expect(Number.isInteger(quantity) && quantity >= 1).toBe(true)
            expect(price).toBe(effectivePrice(product, noon) * quantity)
          }
          expect(countItems(cart)).toBeGreaterThanOrEqual(cart.items.length)
        }
      }),
    )
  })
})

describe('refreshCart', () => {
  it('reports changes, and removes deleted products', () => {
    const stored = [roses, tulips, product('lilies')].reduce(
      (all, one) => addToCart(all, one, noon),
      emptyCart,
    )
    const current = [product('roses', { price: 550 }), { ...tulips, stock: 0 }]
    const { cart, changes } = refreshCart(stored, current, noon)
    expect(cart.items.map((item) => item.product.id)).toEqual(['roses', 'tulips'])
    expect(cart.totalPrice).toBe(1150)
    expect(changes).toEqual([
      { kind: 'price', productId: 'roses', name: 'Bouquet roses', from: 500, to: 550 },
      { kind: 'sold-out', productId: 'tulips', name: 'Bouquet tulips' },
      { kind: 'gone', productId: 'lilies', name: 'Bouquet lilies' },
    ])
  })

  it('limits quantities to the stock', () => {
    const stored = addToCart(emptyCart, roses, noon, 5)
    const { cart, changes } = refreshCart(stored, [{ ...roses, stock: 3 }], noon)
    expect(cart).toMatchObject({ items: [{ quantity: 3 }], totalPrice: 1500 })
    expect(changes).toEqual([{ kind: 'fewer', productId: 'roses', name: 'Bouquet roses', left: 3 }])
  })

  it('reports nothing for an unchanged cart', () => {
    const stored = addToCart(emptyCart, roses, noon, 3)
    expect(refreshCart(stored, [roses], noon)).toEqual({ cart: stored, changes: [] })
  })
})
