import type { CartChange } from '#commerce/cart/refresh-cart.ts'
import { formatMoney } from '#commerce/money.ts'
import { cartText } from './cart.messages.ts'

export function cartChangeMessage(change: CartChange): string {
  const { name } = change
  switch (change.kind) {
    case 'gone':
      return cartText('gone', { name })
    case 'sold-out':
      return cartText('nowSoldOut', { name })
    case 'fewer':
      return cartText('fewer', { name, left: change.left })
    case 'price':
      return cartText('newPrice', {
        name,
        to: formatMoney(change.to),
        from: formatMoney(change.from),
      })
  }
}
