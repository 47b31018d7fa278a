import { isOnlyAddOn } from '../catalogue/add-on.ts'
import type { ProductSummary } from '../catalogue/product.ts'
import { isSoldOut } from '../catalogue/product.ts'
import { effectivePrice } from '../catalogue/sale.ts'
import { productAs, soldName } from '../catalogue/variant.ts'
import type { Pounds } from '../money.ts'
import { type Cart, type CartLine, cartOf, repriceCart, withAddOns } from './cart.ts'

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
export function refreshCart(
  stored: Cart,
  current: readonly ProductSummary[],
  now: number,
): RefreshedCart {
  const byId = new Map(current.map((product) => [product.id, productAs(product, product.id)]))
  const changes = new Map<string, CartChange>()
  const refresh = <Line extends CartLine>(
    line: Line,
    isSold: (product: ProductSummary) => boolean,
  ) => {
    const { id: productId } = line.product
    const name = soldName(line.product)
    const product = byId.get(productId)
    if (!product || !isSold(product)) {
      changes.set(productId, { kind: 'gone', productId, name })
      return []
    }
    const quantity = Math.min(line.quantity, product.stock || line.quantity)
    const change = changeOf(line, product, quantity, now)
    if (change) changes.set(productId, change)
    return [{ ...line, product, quantity }]
  }
  const items = stored.items.flatMap((item) =>
    refresh(item, (product) => !isOnlyAddOn(product)).map((fresh) =>
      withAddOns(
        fresh,
        item.addOns?.flatMap((addOn) => refresh(addOn, (product) => product.addOn !== 'no')),
      ),
    ),
  )
  return { cart: repriceCart(cartOf(items), now), changes: [...changes.values()] }
}

function changeOf(
  item: CartLine,
  product: ProductSummary,
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
