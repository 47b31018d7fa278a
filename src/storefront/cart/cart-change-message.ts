import type { CartChange } from '#commerce/cart/refresh-cart.ts'
import { formatMoney } from '#commerce/money.ts'

export function cartChangeMessage(change: CartChange): string {
  switch (change.kind) {
    case 'gone':
      return `${change.name} is no longer available and was removed.`
    case 'sold-out':
      return `${change.name} is sold out.`
    case 'fewer':
      return `Only ${change.left} of ${change.name} left. We updated the quantity.`
    case 'price':
      return `${change.name} is now ${formatMoney(change.to)} instead of ${formatMoney(change.from)}.`
  }
}
