import { mostOfAddOn } from '../catalogue/add-on.ts'
import type { ProductSummary } from '../catalogue/product.ts'
import { isCount, isRecord, readProduct } from '../catalogue/read-product.ts'
import { effectivePrice } from '../catalogue/sale.ts'
import { productAs } from '../catalogue/variant.ts'
import { orderLimits } from '../checkout/order-limits.ts'
import type { Pounds } from '../money.ts'

/** A product of a cart as the browser last loaded it. */
export interface CartLine {
  /** As one of its variants: its id is that of the variant. */
  product: ProductSummary
  quantity: number
  /** Line price: effective unit price times quantity. */
  price: Pounds
}

/** A line of a cart with the add-ons that belong to it. A product may be on several lines. */
export interface CartItem extends CartLine {
  /** Absent without one. The version before does not read them. */
  addOns?: readonly CartLine[]
}

/** A customer's cart in the browser. The server computes the prices again when the order is placed. */
export interface Cart {
  items: readonly CartItem[]
  totalPrice: Pounds
}

export const emptyCart: Cart = { items: [], totalPrice: 0 }

/** Appends a product with one of each add-on. The specification does not merge duplicates. */
export function addToCart(
  cart: Cart,
  product: ProductSummary,
  now: number,
  quantity = 1,
  addOns: readonly ProductSummary[] = [],
): Cart {
  const line = lineOf(product, clampQuantity(quantity), now)
  const added = addOns.map((addOn) => lineOf(addOn, 1, now))
  return cartOf([...cart.items, withAddOns(line, added)])
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
      return { ...item, ...lineOf(item.product, clampQuantity(next), now) }
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
  return cartLines(cart).reduce((count, line) => count + line.quantity, 0)
}

/** The same cart at current prices, for when a sale has started or ended. */
export function repriceCart(cart: Cart, now: number): Cart {
  const repriced = (line: CartLine) => lineOf(line.product, line.quantity, now)
  return cartOf(
    cart.items.map((item) =>
      withAddOns({ ...item, ...repriced(item) }, item.addOns?.map(repriced)),
    ),
  )
}

export function cartOf(items: readonly CartItem[]): Cart {
  return { items, totalPrice: cartLines({ items }).reduce((total, { price }) => total + price, 0) }
}

/** All lines of a cart as an order has them: each bouquet before its add-ons, which name the index of its line. */
export function cartLines({ items }: Pick<Cart, 'items'>): Array<CartLine & { addedTo?: number }> {
  const lines: Array<CartLine & { addedTo?: number }> = []
  for (const { addOns = [], ...bouquet } of items) {
    const addedTo = lines.length
    lines.push(bouquet, ...addOns.map((addOn) => ({ ...addOn, addedTo })))
  }
  return lines
}

/** The line with other add-ons. */
export function withAddOns(
  { addOns: _before, ...item }: CartItem,
  addOns: readonly CartLine[] = [],
): CartItem {
  return addOns.length > 0 ? { ...item, addOns } : item
}

export function lineOf(product: ProductSummary, quantity: number, now: number): CartLine {
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
  const addOns = isRecord(stored) && Array.isArray(stored.addOns) ? stored.addOns : []
  const read = addOns.flatMap(readLine).filter(({ quantity }) => quantity <= mostOfAddOn)
  return readLine(stored).map((line) => withAddOns(line, read))
}

function readLine(stored: unknown): CartLine[] {
  if (!isRecord(stored)) return []
  const product = readProduct(stored.product)
  const { quantity, price } = stored
  if (!product || !isCount(quantity) || quantity < 1) return []
  if (quantity > orderLimits.quantityPerLine) return []
  return [{ product, quantity, price: isCount(price) ? price : product.price * quantity }]
}
