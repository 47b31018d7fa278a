import type { Reorder } from '#commerce/cart/reorder.ts'

const list = new Intl.ListFormat('en-GB')

/** What was put into the cart and what was not, in one sentence each. */
export function orderAgainMessage({ items, gone, fewer }: Reorder): {
  title: string
  message: string
} {
  const missing = gone.length > 0 ? `Not sold any more: ${list.format(gone)}.` : ''
  const less = fewer.length > 0 ? `Fewer than before: ${list.format(fewer)}.` : ''
  return {
    title: items.length > 0 ? 'Back in your cart' : 'Nothing of this order can be had today',
    message: [missing, less].filter(Boolean).join(' '),
  }
}
