import { isolated } from '#i18n/isolated.ts'
import type { Order } from '../orders/order.ts'
import { callUs, type ShopPhones } from '../shop-phones.ts'
import { type EmailBody, factsOf, goodsOf } from './order-email-parts.ts'

export function substituted(order: Order, { phones }: { phones: ShopPhones }): EmailBody {
  const replaced = order.lines.filter(({ insteadOf }) => insteadOf !== null)
  if (replaced.length === 0) return substitutionReverted(order)
  return {
    subject: `A substitution in your order ${order.number}`,
    preview: 'Your total stays the same.',
    heading: 'We made a substitution',
    paragraphs: [
      'Some of the flowers you chose were not fresh enough this morning, so we replaced them as you asked.',
      ...replaced.map(
        ({ name, insteadOf, quantity }) =>
          `${quantity > 1 ? `${quantity} × ` : ''}${isolated(name)} instead of ${isolated(insteadOf ?? '')}.`,
      ),
      `Your total stays the same. If this is not what you want, reply to this email or ${callUs(phones)} before the flowers leave.`,
    ],
    facts: factsOf(order),
    goods: goodsOf(order),
  }
}

/** Staff reverted a substitution that the customer may have read about. */
function substitutionReverted(order: Order): EmailBody {
  return {
    subject: `No substitution in your order ${order.number}`,
    preview: 'You get the flowers you ordered.',
    heading: 'You get the flowers you ordered',
    paragraphs: ['We undid the substitution in your order. You get everything as you ordered it.'],
    facts: factsOf(order),
    goods: goodsOf(order),
  }
}
