import type { CartChange } from '#commerce/cart/refresh-cart.ts'
import { formatMoney } from '#commerce/money.ts'

/** What changed since the shopper last looked, said plainly. */
export function cartChangeMessage(change: CartChange): string {
  switch (change.kind) {
    case 'gone':
      return `${change.name} is no longer for sale, so we took it out.`
    case 'sold-out':
      return `${change.name} has sold out.`
    case 'fewer':
      return `Only ${change.left} of ${change.name} left, so your cart holds ${change.left}.`
    case 'price':
      return `${change.name} is now ${formatMoney(change.to)} instead of ${formatMoney(change.from)}.`
  }
}
