import { formatMoney } from '#commerce/money.ts'
import type { SubstitutedItem } from '#commerce/orders/staff/substitute-item.server.ts'
import type { Refused } from '../saving/save.ts'
import { statusStyles } from './order-labels.ts'

/** After these refusals no other choice can succeed. */
export const finalRefusals: ReadonlySet<Refused<SubstitutedItem>['refusal']> = new Set([
  'order-not-found',
  'changed-elsewhere',
  'too-late-to-substitute',
  'wants-refund',
])

export function replaceRefusal(refused: Refused<SubstitutedItem>): string {
  switch (refused.refusal) {
    case 'order-not-found':
      return 'Order not found.'
    case 'product-not-found':
      return 'This product is no longer available.'
    case 'same-product':
      return 'Choose a different product.'
    case 'changed-elsewhere':
      return `Someone else has already replaced it with ${refused.name}.`
    case 'out-of-stock':
      return refused.left > 0 ? `Only ${refused.left} left in stock.` : 'Out of stock.'
    case 'too-late-to-substitute':
      return `Current status of the order: ${statusStyles[refused.status].label}.`
    case 'wants-refund':
      return 'The sender wants a refund instead.'
    case 'ask-first':
      return 'The sender wants a call first.'
    case 'worth-less':
      return `It costs ${formatMoney(refused.worth)}, but the sender paid ${formatMoney(refused.paid)}. Ask the sender first.`
  }
}
