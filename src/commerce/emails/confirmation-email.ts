import { formatClock } from '../delivery/moment-label.ts'
import { formatMoney } from '../money.ts'
import type { Order } from '../orders/order.ts'
import type { Email } from './mailer.ts'
import { whenOf } from './order-email-parts.ts'

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
  return {
    subject: `${code} is your confirmation code for order ${order.number}`,
    preview: `Confirm your order by ${until}.`,
    heading: 'Confirm your order',
    paragraphs: [
      'Hello,',
      `To confirm your cash on delivery order, enter this code on the order page by ${until}:`,
      code,
      'Or use the button below to open your order and confirm it there.',
    ],
    action: { label: 'Review and confirm', address: `/o/${order.id}#confirm=${token}` },
    facts: [
      { label: 'Order', value: order.number },
      { label: 'Delivery', value: whenOf(order) },
      { label: 'Total', value: `${formatMoney(order.total)} in cash` },
    ],
    footnote:
      'If you did not place this order, ignore this email. The order expires and nothing is delivered.',
  }
}
