import { isCount, isRecord, readProduct } from '../catalogue/read-product.ts'
import { orderLimits } from '../checkout/order-limits.ts'
import { type Cart, type CartItem, cartOf } from './cart.ts'

/** Reads a cart that a browser kept. Lines that make no sense are left out; null when it is no cart at all. */
export function readCart(kept: unknown): Cart | null {
  if (!isRecord(kept) || !Array.isArray(kept.items)) return null
  return cartOf(kept.items.flatMap(readItem))
}

function readItem(kept: unknown): CartItem[] {
  if (!isRecord(kept)) return []
  const product = readProduct(kept.product)
  const { quantity, price } = kept
  if (!product || !isCount(quantity) || quantity < 1) return []
  if (quantity > orderLimits.quantityPerLine) return []
  return [{ product, quantity, price: isCount(price) ? price : product.price * quantity }]
}
