import { mostOfAddOn } from '../catalogue/add-on.ts'
import type { ProductSummary } from '../catalogue/product.ts'
import { type Cart, type CartItem, type CartLine, cartOf, lineOf, withAddOns } from './cart.ts'

/** The index of the line to which the page of a product adds: the last one of it. */
export function lastLineOf({ items }: Pick<Cart, 'items'>, productId: string): number {
  return items.findLastIndex(({ product }) => product.id === productId)
}

/** Adds one of an add-on to a line; one that is there already stays as it is. */
export function addAddOn(cart: Cart, index: number, addOn: ProductSummary, now: number): Cart {
  return changeAddOns(cart, index, (addOns) =>
    addOns.some(({ product }) => product.id === addOn.id)
      ? addOns
      : [...addOns, lineOf(addOn, 1, now)],
  )
}

export function removeAddOn(cart: Cart, index: number, addOnId: string): Cart {
  return changeAddOns(cart, index, (addOns) =>
    addOns.filter(({ product }) => product.id !== addOnId),
  )
}

/** Its own quantity, whatever that of the bouquet is: three balloons for one bouquet. */
export function setAddOnQuantity(
  cart: Cart,
  index: number,
  addOn: { id: string; quantity: number; now: number },
): Cart {
  const quantity = Math.min(Math.max(Math.round(addOn.quantity) || 1, 1), mostOfAddOn)
  return changeAddOns(cart, index, (addOns) =>
    addOns.map((line) =>
      line.product.id === addOn.id ? lineOf(line.product, quantity, addOn.now) : line,
    ),
  )
}

function changeAddOns(
  cart: Cart,
  index: number,
  change: (addOns: readonly CartLine[]) => readonly CartLine[],
): Cart {
  return cartOf(
    cart.items.map((item: CartItem, at) =>
      at === index ? withAddOns(item, change(item.addOns ?? [])) : item,
    ),
  )
}
