import type { OrderedAgain } from '#commerce/cart/order-again.ts'

const list = new Intl.ListFormat('en-GB')

/** The toast about items that were added to the cart, unavailable, or reduced in quantity. */
export function orderAgainMessage({ items, gone, fewer }: OrderedAgain): {
  title: string
  message: string
} {
  const missing = gone.length > 0 ? `No longer available: ${list.format(gone)}.` : ''
  const less = fewer.length > 0 ? `Reduced quantity: ${list.format(fewer)}.` : ''
  return {
    title: items.length > 0 ? 'Added to your cart' : 'These items are not available today',
    message: [missing, less].filter(Boolean).join(' '),
  }
}
