import type { ClaimAnswer } from '../claims/claim.ts'
import { formatMoney } from '../money.ts'
import type { Order } from '../orders/order.ts'
import { type EmailBody, whenOf } from './order-email-parts.ts'

/** An answered claim, with the order that replaces the flowers. */
export interface ClaimInEmail {
  answer: ClaimAnswer
  replacement: Order | null
}

export function claimReceived(order: Order): EmailBody {
  return {
    subject: `We received your claim for order ${order.number}`,
    preview: 'We answer within one day.',
    heading: 'We received your claim',
    paragraphs: [
      'We are sorry that your flowers did not stay fresh. A florist looks at your photos and answers within one day.',
      'You find your claim and our answer on your order page.',
    ],
  }
}

export function claimAnswered(order: Order, claim: ClaimInEmail | null): EmailBody {
  // Paragraphs of an email have no line breaks.
  const message = (claim?.answer.message ?? '').split(/\n+/).filter((line) => line !== '')
  const { number, recipient } = order
  switch (claim?.answer.kind ?? 'message') {
    case 'replacement':
      return {
        subject: `New flowers for order ${number}`,
        preview: 'We replace your flowers free of charge.',
        heading: 'We replace your flowers',
        paragraphs: [
          ...message,
          ...(claim?.replacement
            ? [
                `We deliver new flowers to ${recipient.name} on ${whenOf(claim.replacement)}, free of charge. The new order number is ${claim.replacement.number}.`,
              ]
            : ['We deliver new flowers free of charge.']),
        ],
      }
    case 'refund':
      return {
        subject: `A refund for order ${number}`,
        preview: 'The refund goes to your original payment method.',
        heading: 'We refund your flowers',
        paragraphs: [
          ...message,
          `We are refunding ${formatMoney(claim?.answer.amount ?? 0)} to your original payment method and will email you when it is done.`,
        ],
      }
    case 'message':
      return {
        subject: `Our answer to your claim for order ${number}`,
        preview: 'A message from our florist.',
        heading: 'About your claim',
        paragraphs: message.length > 0 ? message : ['You find our answer on your order page.'],
      }
  }
}
