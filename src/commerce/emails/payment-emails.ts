import { formatClock } from '../delivery/moment-label.ts'
import { formatMoney } from '../money.ts'
import type { Order } from '../orders/order.ts'
import { shopDetails } from '../shop-details.ts'
import { type EmailBody, goodsOf } from './order-email-parts.ts'

/** The emails that ask the customer to pay. The button is added to every email. */

export function paymentFailed(order: Order): EmailBody {
  return {
    subject: `The payment for order ${order.number} did not go through`,
    preview: 'Nothing was charged. You can try again.',
    heading: 'The payment did not go through',
    paragraphs: [
      'Your bank declined the payment, and nothing was charged.',
      `Your order is reserved${until(order)}. You can try again with the same card or another one.`,
    ],
    goods: goodsOf(order),
  }
}

/** Ten minutes after an order without a payment. */
export function paymentReminder(order: Order): EmailBody {
  return {
    subject: `Your order ${order.number} is waiting for payment`,
    preview: `Your flowers are reserved${until(order)}.`,
    heading: 'Your flowers are still reserved',
    paragraphs: [
      `Your order is not paid yet. We keep your flowers and delivery time${until(order)}.`,
      `Pay ${formatMoney(order.total)} to confirm it. Without a payment it is cancelled automatically, and nothing is charged.`,
    ],
    goods: goodsOf(order),
  }
}

/** After the third declined payment. */
export function paymentsDeclined(order: Order): EmailBody {
  return {
    subject: `Need help paying for order ${order.number}?`,
    preview: 'Nothing was charged. Here is what usually helps.',
    heading: 'Let us help you pay',
    paragraphs: [
      'Three payments for your order did not go through. Nothing was charged.',
      'Your bank may block online payments, a limit may be reached, or the confirmation code came too late. Another card or a mobile wallet often works.',
      `Your flowers are reserved${until(order)}. If it still does not work, write to ${shopDetails.email} with your order number.`,
    ],
    goods: goodsOf(order),
  }
}

function until({ expiresAt }: Order): string {
  return expiresAt === null ? '' : ` until ${formatClock(expiresAt)}`
}
