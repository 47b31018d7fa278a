import { withLocale } from '#i18n/localized-path.ts'
import { formatClock } from '../delivery/moment-label.ts'
import { formatMoney } from '../money.ts'
import type { Order } from '../orders/order.ts'
import { confirmationEmailText } from './confirmation-email.messages.ts'
import type { Email } from './mailer.ts'
import { emailPartText } from './order-email-parts.messages.ts'
import { greeting, whenOf } from './order-email-parts.ts'

type Unconfirmed = Pick<Order, 'id' | 'number' | 'total' | 'delivery'> & { expiresAt: number }

/**
 * Asks the customer to confirm a cash order. The address is unproved, so the email contains nothing that the customer
 * typed: an attacker could use the shop to send text to strangers.
 */
export function buildConfirmationEmail(
  order: Unconfirmed,
  { code, token }: { code: string; token: string },
): Email {
  const until = formatClock(order.expiresAt)
  const { number, total } = order
  return {
    subject: confirmationEmailText('subject', { code, number }),
    preview: confirmationEmailText('preview', { until }),
    heading: confirmationEmailText('heading'),
    paragraphs: [
      greeting(''),
      confirmationEmailText('enter', { until }),
      code,
      confirmationEmailText('open'),
    ],
    action: {
      label: confirmationEmailText('action'),
      address: withLocale(`/o/${order.id}#confirm=${token}`),
    },
    facts: [
      { label: emailPartText('order'), value: number },
      { label: emailPartText('delivery'), value: whenOf(order) },
      {
        label: emailPartText('total'),
        value: confirmationEmailText('total', { total: formatMoney(total) }),
      },
    ],
    footnote: confirmationEmailText('footnote'),
  }
}
