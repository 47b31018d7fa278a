import type { ClaimAnswer } from '../claims/claim.ts'
import { formatMoney } from '../money.ts'
import type { Order } from '../orders/order.ts'
import { claimEmailText } from './claim-emails.messages.ts'
import { type EmailBody, whenOf } from './order-email-parts.ts'

/** An answered claim, with the order that replaces the flowers. */
export interface ClaimInEmail {
  answer: ClaimAnswer
  replacement: Order | null
}

export function claimReceived({ number }: Order): EmailBody {
  return {
    subject: claimEmailText('receivedSubject', { number }),
    preview: claimEmailText('receivedPreview'),
    heading: claimEmailText('receivedHeading'),
    paragraphs: [claimEmailText('received'), claimEmailText('receivedPage')],
  }
}

export function claimAnswered(order: Order, claim: ClaimInEmail | null): EmailBody {
  // Paragraphs of an email have no line breaks.
  const message = (claim?.answer.message ?? '').split(/\n+/).filter((line) => line !== '')
  const { number, recipient } = order
  switch (claim?.answer.kind ?? 'message') {
    case 'replacement':
      return {
        subject: claimEmailText('replacementSubject', { number }),
        preview: claimEmailText('replacementPreview'),
        heading: claimEmailText('replacementHeading'),
        paragraphs: [...message, replacementLine(recipient, claim?.replacement ?? null)],
      }
    case 'refund':
      return {
        subject: claimEmailText('refundSubject', { number }),
        preview: claimEmailText('refundPreview'),
        heading: claimEmailText('refundHeading'),
        paragraphs: [
          ...message,
          claimEmailText('refund', { amount: formatMoney(claim?.answer.amount ?? 0) }),
        ],
      }
    case 'message':
      return {
        subject: claimEmailText('answerSubject', { number }),
        preview: claimEmailText('answerPreview'),
        heading: claimEmailText('answerHeading'),
        paragraphs: message.length > 0 ? message : [claimEmailText('answerPage')],
      }
  }
}

function replacementLine({ name }: Order['recipient'], replacement: Order | null): string {
  if (!replacement) return claimEmailText('replacement')
  const { number } = replacement
  return claimEmailText('replacementOrder', { name, when: whenOf(replacement), number })
}
