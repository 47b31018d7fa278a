import type { Product } from '../catalogue/product.ts'
import { effectivePrice } from '../catalogue/sale.ts'
import { orderLimits } from '../checkout/order-limits.ts'
import type { Pounds } from '../money.ts'

/** A line of a cart, with its product as the browser last saw it. One product may stand on several lines. */
export interface CartItem {
  product: Product
  quantity: number
  /** Of the line: the unit price at that time, as often as the quantity. */
  price: Pounds
}

/** What a shopper has gathered. The browser keeps it; whoever places the order has it priced anew. */
export interface Cart {
  items: readonly CartItem[]
  totalPrice: Pounds
}

export const emptyCart: Cart = { items: [], totalPrice: 0 }

/** Puts a product at the end of the cart. One that is there already gets a line of its own again. */
export function addToCart(cart: Cart, product: Product, now: number, quantity = 1): Cart {
  return cartOf([...cart.items, lineOf(product, whole(quantity), now)])
}

/** How many are wanted, or what becomes of the number there is. */
export type Quantity = number | ((current: number) => number)

/** Sets how many of a product each of its lines holds, or with a place the one that stands there. */
export function setQuantity(
  cart: Cart,
  productId: string,
  quantity: Quantity,
  now: number,
  place?: number,
): Cart {
  return cartOf(
    cart.items.map((item, index) => {
      if (item.product.id !== productId || (place ?? index) !== index) return item
      const wanted = typeof quantity === 'function' ? quantity(item.quantity) : quantity
      return lineOf(item.product, whole(wanted), now)
    }),
  )
}

export function removeFromCart(cart: Cart, productId: string): Cart {
  return cartOf(cart.items.filter((item) => item.product.id !== productId))
}

export function isInCart(cart: Cart, productId: string): boolean {
  return cart.items.some((item) => item.product.id === productId)
}

export function countItems(cart: Cart): number {
  return cart.items.reduce((count, item) => count + item.quantity, 0)
}

/** The same cart at the prices of now, for when a sale has opened or closed meanwhile. */
export function repriceCart(cart: Cart, now: number): Cart {
  return cartOf(cart.items.map((item) => lineOf(item.product, item.quantity, now)))
}

export function cartOf(items: readonly CartItem[]): Cart {
  return { items, totalPrice: items.reduce((total, item) => total + item.price, 0) }
}

function lineOf(product: Product, quantity: number, now: number): CartItem {
  return { product, quantity, price: effectivePrice(product, now) * quantity }
}

// From 1 on: what is not wanted any more is removed, not set to nought.
function whole(quantity: number): number {
  const rounded = Number.isFinite(quantity) ? Math.round(quantity) : 1
  return Math.min(Math.max(rounded, 1), orderLimits.quantityPerLine)
}
