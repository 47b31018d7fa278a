import type { CartChange } from '#commerce/cart/refresh-cart.ts'
import { formatMoney } from '#commerce/money.ts'
import { isolated } from '#i18n/isolated.ts'

export function cartChangeMessage(change: CartChange): string {
  switch (change.kind) {
    case 'gone':
      return `${isolated(change.name)} is no longer available and was removed.`
    case 'sold-out':
      return `${isolated(change.name)} is sold out.`
    case 'fewer':
      return `Only ${change.left} of ${isolated(change.name)} left. We updated the quantity.`
    case 'price':
      return `${isolated(change.name)} is now ${formatMoney(change.to)} instead of ${formatMoney(change.from)}.`
  }
}
