import { withLocale } from '#i18n/localized-path.ts'
import { formatDay } from '../delivery/day-label.ts'
import type { Order } from '../orders/order.ts'
import { type EmailBody, pictureOf } from './order-email-parts.ts'
import { reviewEmailText as text } from './review-emails.messages.ts'

/** Asks the customer of a delivered order for a review; with the path that ends these emails. */
export function reviewInvitation(order: Order, stop: string | undefined): EmailBody {
  const { number, recipient, delivery } = order
  return {
    subject: text('subject', { number }),
    preview: text('preview'),
    heading: text('heading'),
    paragraphs: [
      text('body', { name: recipient.name, day: formatDay(delivery.date) }),
      text('honest'),
    ],
    ...pictureOf(order),
    ...(stop !== undefined && { stop: { label: text('stop'), address: withLocale(stop) } }),
  }
}
