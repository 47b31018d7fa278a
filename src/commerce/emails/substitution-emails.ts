import type { Order, OrderLine } from '../orders/order.ts'
import { shopDetails } from '../shop-details.ts'
import type { ShopPhones } from '../shop-phones.ts'
import { type EmailBody, factsOf, goodsOf } from './order-email-parts.ts'
import { substitutionEmailText } from './substitution-emails.messages.ts'

export function substituted(order: Order, { phones }: { phones: ShopPhones }): EmailBody {
  const replaced = order.lines.filter(({ insteadOf }) => insteadOf !== null)
  if (replaced.length === 0) return substitutionReverted(order)
  return {
    subject: substitutionEmailText('subject', { number: order.number }),
    preview: substitutionEmailText('preview'),
    heading: substitutionEmailText('heading'),
    paragraphs: [
      substitutionEmailText('reason'),
      ...replaced.map(replacedLine),
      phones.phone === null
        ? substitutionEmailText('email', { email: shopDetails.email })
        : substitutionEmailText('call', { phone: phones.phone }),
    ],
    facts: factsOf(order),
    goods: goodsOf(order),
  }
}

function replacedLine({ name, insteadOf, quantity }: OrderLine): string {
  const original = insteadOf ?? ''
  return quantity > 1
    ? substitutionEmailText('lines', { quantity, name, original })
    : substitutionEmailText('line', { name, original })
}

/** Staff reverted a substitution that the customer may have read about. */
function substitutionReverted(order: Order): EmailBody {
  return {
    subject: substitutionEmailText('revertedSubject', { number: order.number }),
    preview: substitutionEmailText('revertedPreview'),
    heading: substitutionEmailText('revertedHeading'),
    paragraphs: [substitutionEmailText('reverted')],
    facts: factsOf(order),
    goods: goodsOf(order),
  }
}
