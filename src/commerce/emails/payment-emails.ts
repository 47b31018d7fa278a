import { formatClock } from '../delivery/moment-label.ts'
import { formatMoney } from '../money.ts'
import type { Order } from '../orders/order.ts'
import { shopDetails } from '../shop-details.ts'
import { type EmailBody, goodsOf } from './order-email-parts.ts'
import { paymentEmailText } from './payment-emails.messages.ts'

/** The emails that ask the customer to pay. The button is added to every email. */

export function paymentFailed(order: Order): EmailBody {
  const until = untilOf(order)
  return {
    subject: paymentEmailText('failedSubject', { number: order.number }),
    preview: paymentEmailText('failedPreview'),
    heading: paymentEmailText('failedHeading'),
    paragraphs: [
      paymentEmailText('failed'),
      until === null
        ? paymentEmailText('failedReserved')
        : paymentEmailText('failedReservedUntil', { until }),
    ],
    goods: goodsOf(order),
  }
}

/** Ten minutes after an order without a payment. */
export function paymentReminder(order: Order): EmailBody {
  const until = untilOf(order)
  return {
    subject: paymentEmailText('reminderSubject', { number: order.number }),
    preview:
      until === null
        ? paymentEmailText('reminderPreview')
        : paymentEmailText('reminderPreviewUntil', { until }),
    heading: paymentEmailText('reminderHeading'),
    paragraphs: [
      until === null ? paymentEmailText('reminder') : paymentEmailText('reminderUntil', { until }),
      paymentEmailText('reminderPay', { total: formatMoney(order.total) }),
    ],
    goods: goodsOf(order),
  }
}

/** After the third declined payment. */
export function paymentsDeclined(order: Order): EmailBody {
  const until = untilOf(order)
  const { email } = shopDetails
  return {
    subject: paymentEmailText('declinedSubject', { number: order.number }),
    preview: paymentEmailText('declinedPreview'),
    heading: paymentEmailText('declinedHeading'),
    paragraphs: [
      paymentEmailText('declined'),
      paymentEmailText('declinedReasons'),
      until === null
        ? paymentEmailText('declinedReserved', { email })
        : paymentEmailText('declinedReservedUntil', { until, email }),
    ],
    goods: goodsOf(order),
  }
}

/** When the order expires; null once it cannot. */
function untilOf({ expiresAt }: Order): string | null {
  return expiresAt === null ? null : formatClock(expiresAt)
}
