import type { Product } from '../catalogue/product.ts'
import { isSoldOut } from '../catalogue/product.ts'
import { effectivePrice } from '../catalogue/sale.ts'
import type { Pounds } from '../money.ts'
import { type Cart, cartOf, repriceCart } from './cart.ts'

/** What is no longer as the shopper left it. */
export type CartChange =
  | { kind: 'price'; productId: string; name: string; from: Pounds; to: Pounds }
  | { kind: 'gone'; productId: string; name: string }
  | { kind: 'sold-out'; productId: string; name: string }

export interface RefreshedCart {
  cart: Cart
  changes: CartChange[]
}

/** Brings a kept cart up to date with the products as they are now. What the shop no longer has is taken out. */
export function refreshCart(kept: Cart, present: readonly Product[], now: number): RefreshedCart {
  const byId = new Map(present.map((product) => [product.id, product]))
  const changes = new Map<string, CartChange>()
  const items = kept.items.flatMap((item) => {
    const { id: productId, name } = item.product
    const product = byId.get(productId)
    if (!product) {
      changes.set(productId, { kind: 'gone', productId, name })
      return []
    }
    const from = item.price / item.quantity
    const to = effectivePrice(product, now)
    if (isSoldOut(product)) {
      changes.set(productId, { kind: 'sold-out', productId, name: product.name })
    } else if (from !== to) {
      changes.set(productId, { kind: 'price', productId, name: product.name, from, to })
    }
    return [{ ...item, product }]
  })
  return { cart: repriceCart(cartOf(items), now), changes: [...changes.values()] }
}
