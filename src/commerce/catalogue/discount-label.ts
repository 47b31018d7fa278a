import type { Pounds } from '../money.ts'
import { discountText } from './discount-label.messages.ts'

/** `25% OFF`, or null without a discount. */
export function discountLabel(price: Pounds, reduced: Pounds): string | null {
  const percent = Math.round(((price - reduced) / price) * 100)
  return percent > 0 ? discountText('badge', { percent }) : null
}
