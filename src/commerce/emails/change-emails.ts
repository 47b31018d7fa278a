import { formatMoney } from '../money.ts'
import { mayCollectCash, openDue } from '../orders/difference-due.ts'
import type { Order } from '../orders/order.ts'
import { shopDetails } from '../shop-details.ts'
import type { ShopPhones } from '../shop-phones.ts'
import { cardOf, type EmailBody, factsOf, goodsOf, pictureOf, whenOf } from './order-email-parts.ts'
import { orderEmailText } from './order-emails.messages.ts'

/** The customer moved the delivery. */
export function deliveryChanged(order: Order): EmailBody {
  const { number, recipient } = order
  const when = whenOf(order)
  return {
    subject: orderEmailText('changedSubject', { number }),
    preview: orderEmailText('changedPreview', { when }),
    heading: orderEmailText('changedHeading'),
    paragraphs: [
      recipient.name === ''
        ? orderEmailText('changed', { when })
        : orderEmailText('changedTo', { name: recipient.name, when }),
      orderEmailText('changedUnasked'),
    ],
    facts: factsOf(order),
  }
}

/** Staff changed the order. The page of the order shows what. */
export function edited(order: Order): EmailBody {
  const { number, status, total } = order
  const due = openDue(order)
  const amount = formatMoney(due)
  return {
    subject: orderEmailText('editedSubject', { number }),
    preview: orderEmailText('editedPreview'),
    heading: orderEmailText('editedHeading'),
    paragraphs: [
      orderEmailText('edited'),
      ...(status === 'awaiting_payment' || order.paymentStatus === 'cash_due'
        ? [orderEmailText('editedTotal', { total: formatMoney(total) })]
        : []),
      ...(due > 0
        ? [orderEmailText(mayCollectCash(order) ? 'editedDue' : 'editedDueOnline', { amount })]
        : []),
      orderEmailText('changedUnasked'),
    ],
    ...cardOf(order),
    facts: factsOf(order),
    goods: goodsOf(order),
  }
}

/** The driver could not hand over the flowers. The customer chooses another day. */
export function deliveryFailed(
  order: Order,
  { phones: { phone } }: { phones: ShopPhones },
): EmailBody {
  const { number, recipient } = order
  return {
    subject: orderEmailText('failedSubject', { number }),
    preview: orderEmailText('failedPreview'),
    heading: orderEmailText('failedHeading'),
    paragraphs: [
      orderEmailText('failed', { name: recipient.name }),
      orderEmailText('failedChoose'),
      phone === null
        ? orderEmailText('failedEmail', { email: shopDetails.email })
        : orderEmailText('failedCall', { phone }),
    ],
    ...pictureOf(order),
    facts: factsOf(order),
  }
}

/** The flowers are still in the workshop shortly before their slot ends. */
export function runningLate(
  order: Order,
  { phones: { phone } }: { phones: Pick<ShopPhones, 'phone'> },
): EmailBody {
  const { number, recipient } = order
  const when = whenOf(order)
  return {
    subject: orderEmailText('lateSubject', { number }),
    preview: orderEmailText('latePreview', { when }),
    heading: orderEmailText('lateHeading'),
    paragraphs: [
      orderEmailText('late', { name: recipient.name, when }),
      orderEmailText('lateNext'),
      phone === null
        ? orderEmailText('lateEmail', { email: shopDetails.email })
        : orderEmailText('lateCall', { phone }),
    ],
    facts: factsOf(order),
  }
}
