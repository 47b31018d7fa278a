import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sampleProduct } from '../../../tests/support/sample-product.ts'
import { effectivePrice } from '../catalogue/sale.ts'
import { orderLimits } from '../checkout/order-limits.ts'
import {
  addToCart,
  type Cart,
  cartOf,
  emptyCart,
  isInCart,
  readCart,
  removeFromCart,
  repriceCart,
  setQuantity,
} from './cart.ts'
import { refreshCart } from './refresh-cart.ts'

/** Random sequences of actions: sales start and end, prices and stock change, the browser stores and reads the cart. */

const id = fc.constantFrom('roses', 'tulips', 'lilies')
const pounds = fc.integer({ min: 0, max: 5_000 })
const moment = fc.integer({ min: 0, max: 50 })

const product = fc.record({
  id,
  price: pounds,
  salePrice: fc.option(pounds),
  saleStartDate: fc.option(moment),
  saleEndDate: fc.option(moment),
  stock: fc.option(fc.integer({ min: 0, max: 120 })),
})
type Sold = typeof product extends fc.Arbitrary<infer One> ? One : never

const whole = (sold: Sold) => sampleProduct({ ...sold, name: sold.id })

const step = fc.oneof(
  fc.record({ do: fc.constant('add' as const), product, quantity: fc.double() }),
  fc.record({ do: fc.constant('set' as const), id, quantity: fc.double() }),
  fc.record({ do: fc.constant('more' as const), id, by: fc.integer() }),
  fc.record({ do: fc.constant('remove' as const), id }),
  fc.record({ do: fc.constant('clear' as const) }),
  fc.record({ do: fc.constant('wait' as const), moments: moment }),
  fc.record({ do: fc.constant('store' as const) }),
  fc.record({
    do: fc.constant('refresh' as const),
    catalogue: fc.uniqueArray(product, { selector: (one) => one.id }),
  }),
)
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

function after(cart: Cart, taken: Step, now: number): Cart {
  switch (taken.do) {
    case 'add':
      return addToCart(cart, whole(taken.product), now, taken.quantity)
    case 'set':
      return setQuantity(cart, taken.id, taken.quantity, now)
    case 'more':
      return setQuantity(cart, taken.id, (present) => present + taken.by, now)
    case 'remove':
      return removeFromCart(cart, taken.id)
    case 'clear':
      return emptyCart
    case 'wait':
      return repriceCart(cart, now)
    case 'store':
      return readCart(JSON.parse(JSON.stringify(cart))) ?? emptyCart
    case 'refresh':
      return refreshCart(cart, taken.catalogue.map(whole), now).cart
  }
}

it('the total is the sum of the lines, and each line has its current price, after any actions', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let now = 0
      let cart = emptyCart
      for (const taken of steps) {
        if (taken.do === 'wait') now += taken.moments
        cart = after(cart, taken, now)
        expect(cart.totalPrice).toBe(cart.items.reduce((sum, line) => sum + line.price, 0))
        for (const { quantity } of cart.items) {
          expect(Number.isInteger(quantity)).toBe(true)
          expect(quantity).toBeGreaterThanOrEqual(1)
          expect(quantity).toBeLessThanOrEqual(orderLimits.quantityPerLine)
        }
        const present = repriceCart(cart, now)
        for (const line of present.items) {
          expect(line.price).toBe(effectivePrice(line.product, now) * line.quantity)
        }
        expect(cart).toEqual(present)
      }
    }),
    { numRuns: 500 },
  )
})

it('addToCart appends, and removeFromCart removes all lines of one product', () => {
  fc.assert(
    fc.property(fc.array(product), product, (products, added) => {
      const cart = products.reduce((all, one) => addToCart(all, whole(one), 0), emptyCart)
      const more = addToCart(cart, whole(added), 0)
      expect(more.items.slice(0, -1)).toEqual(cart.items)
      const less = removeFromCart(more, added.id)
      expect(isInCart(less, added.id)).toBe(false)
      expect(less).toEqual(cartOf(cart.items.filter((line) => line.product.id !== added.id)))
    }),
  )
})

it('a sale is active only when all fields are set and now is strictly between its dates', () => {
  fc.assert(
    fc.property(product, moment, (sold, now) => {
      const { price, salePrice, saleStartDate: start, saleEndDate: end } = sold
      const on = salePrice !== null && start !== null && end !== null && start < now && now < end
      expect(effectivePrice(sold, now)).toBe(on ? salePrice : price)
    }),
  )
})
