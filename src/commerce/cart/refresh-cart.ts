import type { Product } from '../catalogue/product.ts'
import { isSoldOut } from '../catalogue/product.ts'
import { effectivePrice } from '../catalogue/sale.ts'
import { productAs, soldName } from '../catalogue/variant.ts'
import type { Pounds } from '../money.ts'
import { type Cart, type CartItem, cartOf, repriceCart } from './cart.ts'

/** A change of the catalogue since the cart was last refreshed. */
export type CartChange =
  | { kind: 'price'; productId: string; name: string; from: Pounds; to: Pounds }
  | { kind: 'gone'; productId: string; name: string }
  | { kind: 'sold-out'; productId: string; name: string }
  | { kind: 'fewer'; productId: string; name: string; left: number }

interface RefreshedCart {
  cart: Cart
  changes: CartChange[]
}

/** Refreshes a stored cart with the current products. Removes products that no longer exist. */
export function refreshCart(stored: Cart, current: readonly Product[], now: number): RefreshedCart {
  const byId = new Map(current.map((product) => [product.id, productAs(product, product.id)]))
  const changes = new Map<string, CartChange>()
  const items = stored.items.flatMap((item) => {
    const { id: productId } = item.product
    const name = soldName(item.product)
    const product = byId.get(productId)
    if (!product) {
      changes.set(productId, { kind: 'gone', productId, name })
      return []
    }
    const quantity = Math.min(item.quantity, product.stock || item.quantity)
    const change = changeOf(item, product, quantity, now)
    if (change) changes.set(productId, change)
    return [{ ...item, product, quantity }]
  })
  return { cart: repriceCart(cartOf(items), now), changes: [...changes.values()] }
}

function changeOf(
  item: CartItem,
  product: Product,
  quantity: number,
  now: number,
): CartChange | null {
  const { id: productId } = product
  const name = soldName(product)
  if (isSoldOut(product)) return { kind: 'sold-out', productId, name }
  if (quantity < item.quantity) return { kind: 'fewer', productId, name, left: quantity }
  const from = item.price / item.quantity
  const to = effectivePrice(product, now)
  return from === to ? null : { kind: 'price', productId, name, from, to }
}
