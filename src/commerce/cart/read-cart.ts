import { isCount, isRecord, readProduct } from '../catalogue/read-product.ts'
import { orderLimits } from '../checkout/order-limits.ts'
import { type Cart, type CartItem, cartOf } from './cart.ts'

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
