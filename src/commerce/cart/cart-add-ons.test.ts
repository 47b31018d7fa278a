import { describe, expect, it } from 'vitest'
import { sampleProduct } from '../../../tests/support/sample-product.ts'
import { mostOfAddOn } from '../catalogue/add-on.ts'
import {
  addToCart,
  type Cart,
  cartLines,
  cartOf,
  countItems,
  emptyCart,
  isInCart,
  readCart,
  removeFromCart,
  setQuantity,
} from './cart.ts'
import { addAddOn, lastLineOf, removeAddOn, setAddOnQuantity } from './cart-add-ons.ts'
import { orderAgain } from './order-again.ts'
import { refreshCart } from './refresh-cart.ts'
import { removedLines, restoreToCart } from './restore-to-cart.ts'

const roses = sampleProduct({ id: 'roses', name: 'Roses', price: 500 })
const tulips = sampleProduct({ id: 'tulips', name: 'Tulips', price: 300 })
const candle = sampleProduct({ id: 'candle', name: 'Candle', price: 480, addOn: 'also' })
const balloon = sampleProduct({ id: 'balloon', name: 'Balloon', price: 60, addOn: 'only' })
const now = 0

const add = (cart: Cart, product = roses) => addToCart(cart, product, now)
const both = () => addAddOn(add(add(emptyCart), tulips), 0, balloon, now)

describe('an add-on in a cart', () => {
  it('belongs to one line and counts with it', () => {
    const cart = addAddOn(both(), 0, candle, now)
    expect(cartLines(cart).map(({ product, addedTo }) => [product.id, addedTo])).toEqual([
      ['roses', undefined],
      ['balloon', 0],
      ['candle', 0],
      ['tulips', undefined],
    ])
    expect([cart.totalPrice, countItems(cart)]).toEqual([1340, 4])
  })

  it('is added once however often it is pressed', () => {
    expect(addAddOn(both(), 0, balloon, now)).toEqual(both())
  })

  it.each([
    [3, 3],
    [0, 1],
    [Number.NaN, 1],
    [mostOfAddOn, mostOfAddOn],
    [mostOfAddOn + 1, mostOfAddOn],
  ])('of quantity %s is stored as %i', (quantity, stored) => {
    const cart = setAddOnQuantity(both(), 0, { id: 'balloon', quantity, now })
    expect(cart.items[0]?.addOns).toMatchObject([{ quantity: stored, price: 60 * stored }])
  })

  it('keeps its quantity when that of the bouquet changes', () => {
    const cart = setQuantity(both(), 'roses', 4, now)
    expect([cart.totalPrice, cart.items[0]?.addOns?.length]).toEqual([2360, 1])
  })

  it('goes with its bouquet and returns with it', () => {
    const cart = both()
    const taken = removedLines(cart.items, ({ product }) => product.id === 'roses')
    const rest = removeFromCart(cart, 'roses')
    expect(rest.totalPrice).toBe(300)
    expect(cartOf(restoreToCart(rest.items, taken))).toEqual(cart)
  })

  it('is removed alone', () => {
    expect(removeAddOn(both(), 0, 'balloon')).toEqual(add(add(emptyCart), tulips))
  })

  it('is not the product in the cart for its own card', () => {
    expect(isInCart(addAddOn(add(emptyCart), 0, candle, now), 'candle')).toBe(false)
  })

  it('goes to the last line of a product', () => {
    expect(lastLineOf(add(add(add(emptyCart), tulips)), 'roses')).toBe(2)
    expect(lastLineOf(emptyCart, 'roses')).toBe(-1)
  })
})

describe('a stored cart', () => {
  it('brings its add-ons back', () => {
    expect(readCart(JSON.parse(JSON.stringify(both())))).toMatchObject({
      totalPrice: 860,
      items: [{ product: { id: 'roses' }, addOns: [{ product: { id: 'balloon' } }] }, {}],
    })
  })

  it.each([
    [{ addOns: 'candle' }],
    [{ addOns: [null, { product: { id: 1 } }] }],
    [{ addOns: [{ product: balloon, quantity: mostOfAddOn + 1 }] }],
    [{}],
  ])('skips invalid add-ons in %j', (change) => {
    const stored = { items: [{ product: roses, quantity: 1, price: 500, ...change }] }
    const item = readCart(stored)?.items[0]
    expect([item?.product.id, item?.addOns]).toEqual(['roses', undefined])
  })
})

describe('refreshCart', () => {
  it('updates the price of an add-on and says so', () => {
    const { cart, changes } = refreshCart(
      both(),
      [roses, tulips, sampleProduct({ ...balloon, price: 70 })],
      now,
    )
    expect(cart.totalPrice).toBe(870)
    expect(changes).toEqual([
      { kind: 'price', productId: 'balloon', name: 'Balloon', from: 60, to: 70 },
    ])
  })

  it('removes an add-on that is offered no more and keeps its bouquet', () => {
    const ended = sampleProduct({ ...balloon, addOn: 'no' })
    for (const current of [
      [roses, tulips],
      [roses, tulips, ended],
    ]) {
      const { cart, changes } = refreshCart(both(), current, now)
      expect(cart).toEqual(add(add(emptyCart), tulips))
      expect(changes).toMatchObject([{ kind: 'gone', productId: 'balloon' }])
    }
  })

  it('removes a product that is sold only with a bouquet by now', () => {
    const { cart } = refreshCart(add(emptyCart, candle), [{ ...candle, addOn: 'only' }], now)
    expect(cart).toEqual(emptyCart)
  })
})

describe('an order that is placed again', () => {
  const line = (productId: string, addedTo: number | null = null) => ({
    ...{ productId, name: productId, quantity: 1 },
    addedTo,
  })

  it('brings add-ons back with their bouquet', () => {
    const { items } = orderAgain(
      [line('tulips'), line('roses'), line('balloon', 1)],
      [roses, balloon],
    )
    expect(items.map(({ product, addedTo }) => [product.id, addedTo])).toEqual([
      ['roses', undefined],
      ['balloon', 0],
    ])
  })

  it('brings an add-on back alone only if it is sold alone', () => {
    const { items, gone } = orderAgain(
      [line('roses'), line('balloon', 0), line('candle', 0)],
      [balloon, candle],
    )
    expect(items.map(({ product }) => product.id)).toEqual(['candle'])
    expect(gone).toEqual(['roses', 'balloon'])
  })
})
