import type { Product } from '../catalogue/product.ts'
import { isCount, isRecord, readProduct } from '../catalogue/read-product.ts'
import { effectivePrice } from '../catalogue/sale.ts'
import { productAs } from '../catalogue/variant.ts'
import { orderLimits } from '../checkout/order-limits.ts'
import type { Pounds } from '../money.ts'

/** A line of a cart, with the product as the browser last loaded it. A product may be on several lines. */
export interface CartItem {
  /** As one of its variants: its id is that of the variant. */
  product: Product
  quantity: number
  /** Line price: effective unit price times quantity. */
  price: Pounds
}

/** A customer's cart in the browser. The server computes the prices again when the order is placed. */
export interface Cart {
  items: readonly CartItem[]
  totalPrice: Pounds
}

export const emptyCart: Cart = { items: [], totalPrice: 0 }

/** Appends a product. The specification does not merge duplicates. */
export function addToCart(cart: Cart, product: Product, now: number, quantity = 1): Cart {
  return cartOf([...cart.items, lineOf(product, clampQuantity(quantity), now)])
}

/** A number, or a function of the current quantity. */
export type Quantity = number | ((current: number) => number)

/** Sets the quantity of all lines of a product, or with `lineIndex` of that line alone. */
export function setQuantity(
  cart: Cart,
  productId: string,
  quantity: Quantity,
  now: number,
  lineIndex?: number,
): Cart {
  return cartOf(
    cart.items.map((item, index) => {
      if (item.product.id !== productId || (lineIndex ?? index) !== index) return item
      const next = typeof quantity === 'function' ? quantity(item.quantity) : quantity
      return lineOf(item.product, clampQuantity(next), now)
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

/** The same cart at current prices, for when a sale has started or ended. */
export function repriceCart(cart: Cart, now: number): Cart {
  return cartOf(cart.items.map((item) => lineOf(item.product, item.quantity, now)))
}

export function cartOf(items: readonly CartItem[]): Cart {
  return { items, totalPrice: items.reduce((total, item) => total + item.price, 0) }
}

function lineOf(product: Product, quantity: number, now: number): CartItem {
  const sold = productAs(product, product.id)
  return { product: sold, quantity, price: effectivePrice(sold, now) * quantity }
}

// At least 1: a line is removed with `removeFromCart`, never by quantity 0.
function clampQuantity(quantity: number): number {
  const rounded = Number.isFinite(quantity) ? Math.round(quantity) : 1
  return Math.min(Math.max(rounded, 1), orderLimits.quantityPerLine)
}

/** Parses a cart from browser storage. Skips invalid lines; returns null when it is not a cart. */
export function readCart(stored: unknown): Cart | null {
  if (!isRecord(stored) || !Array.isArray(stored.items)) return null
  return cartOf(stored.items.flatMap(readItem))
}

function readItem(stored: unknown): CartItem[] {
  if (!isRecord(stored)) return []
  const product = readProduct(stored.product)
  const { quantity, price } = stored
  if (!product || !isCount(quantity) || quantity < 1) return []
  if (quantity > orderLimits.quantityPerLine) return []
  return [{ product, quantity, price: isCount(price) ? price : product.price * quantity }]
}
