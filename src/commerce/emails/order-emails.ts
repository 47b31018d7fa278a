import { withLocale } from '#i18n/localized-path.ts'
import { formatClock } from '../delivery/moment-label.ts'
import { formatMoney, type Pounds } from '../money.ts'
import { amountToPay } from '../orders/difference-due.ts'
import type { Order } from '../orders/order.ts'
import type { Thanks } from '../orders/recipient-page/thanks.ts'
import type { PaymentMethod } from '../payments/payment-provider.ts'
import { shopDetails } from '../shop-details.ts'
import type { ShopPhones } from '../shop-phones.ts'
import { deliveryChanged, deliveryFailed, edited, runningLate } from './change-emails.ts'
import { type ClaimInEmail, claimAnswered, claimReceived } from './claim-emails.ts'
import type { Email } from './mailer.ts'
import {
  anonymousLines,
  cardOf,
  type EmailBody,
  factsOf,
  goodsOf,
  greeting,
  missingAddressLines,
  pictureOf,
  whenOf,
  withoutTypedText,
  withValidNames,
} from './order-email-parts.ts'
import type { OrderEmailTrigger } from './order-email-trigger.ts'
import { orderEmailText } from './order-emails.messages.ts'
import { paymentFailed, paymentReminder, paymentsDeclined } from './payment-emails.ts'
import { reviewEmailText } from './review-emails.messages.ts'
import { reviewInvitation } from './review-emails.ts'
import { substituted } from './substitution-emails.ts'
import { thanksReceived } from './thanks-emails.ts'

/** Data of an email besides the order. */
export interface OrderEmailFacts {
  trigger: OrderEmailTrigger
  /** For a refund: its amount, and the method of the payment. */
  amount: Pounds
  method: PaymentMethod
  /** The URL of the delivery photograph, if there is one. */
  photo: string | null
  /** The path of the order with the token of the owner's link. */
  link: string
  /** Whether the customer reads the mailbox: by the account, or by a code or link of an order. */
  isAddressProved: boolean
  phones: ShopPhones
  /** The claim that the email is about. */
  claim?: ClaimInEmail | null
  /** The thanks of the recipient. */
  thanks?: Thanks | null
  /** The path that ends the invitations to review. */
  stop?: string
}

/**
 * Builds an email to the customer of an order, in the language of the caller. It contains neither the recipient's
 * number, nor an address that the recipient gave in confidence.
 */
export function buildOrderEmail(order: Order, facts: OrderEmailFacts): Email {
  const { thanks, isAddressProved } = facts
  const named = isAddressProved ? withValidNames(order) : withoutTypedText(order)
  const hidden = thanks && !isAddressProved ? { thanks: { ...thanks, message: '' } } : {}
  const body = bodies[facts.trigger](named, { ...facts, ...hidden })
  return {
    ...body,
    paragraphs: [greeting(named.contact.name), ...body.paragraphs],
    action: actionFor(named, facts),
    footnote: [body.footnote, orderEmailText('linkIsPrivate')].filter(Boolean).join(' '),
  }
}

const bodies: Record<OrderEmailTrigger, (order: Order, facts: OrderEmailFacts) => EmailBody> = {
  received,
  'payment-failed': paymentFailed,
  confirmed,
  'out-for-delivery': onItsWay,
  'running-late': runningLate,
  substituted,
  delivered,
  'delivery-failed': deliveryFailed,
  cancelled,
  refunded,
  'new-link': newLink,
  'delivery-changed': deliveryChanged,
  edited,
  'payment-reminder': paymentReminder,
  'payments-declined': paymentsDeclined,
  'claim-received': claimReceived,
  'claim-answered': (order, { claim }) => claimAnswered(order, claim ?? null),
  'thanks-received': (order, { thanks }) => thanksReceived(order, thanks ?? null),
  'review-invitation': (order, { stop }) => reviewInvitation(order, stop),
}

function received(order: Order): EmailBody {
  const { number, status, expiresAt } = order
  const isWaiting = status === 'awaiting_payment' && expiresAt !== null
  const until = isWaiting ? formatClock(expiresAt) : ''
  return {
    subject: orderEmailText('receivedSubject', { number }),
    preview: isWaiting
      ? orderEmailText('receivedWaitingPreview', { until })
      : orderEmailText('receivedPreview'),
    heading: orderEmailText('receivedHeading'),
    paragraphs: [
      isWaiting ? orderEmailText('receivedWaiting', { until }) : orderEmailText('receivedPaying'),
    ],
    ...pictureOf(order),
    facts: factsOf(order),
    goods: goodsOf(order),
    footnote: orderEmailText('receivedFootnote'),
  }
}

function confirmed(order: Order): EmailBody {
  const { number, recipient, paymentMethod, total, captured } = order
  const when = whenOf(order)
  return {
    subject: orderEmailText('confirmedSubject', { number }),
    preview: orderEmailText('confirmedPreview', { when }),
    heading: orderEmailText('confirmedHeading'),
    paragraphs: [
      orderEmailText('confirmedThanks', { name: recipient.name, when }),
      paymentMethod === 'cash'
        ? orderEmailText('confirmedCash', { total: formatMoney(total) })
        : orderEmailText('confirmedPaid', { amount: formatMoney(captured) }),
      ...anonymousLines(order),
      ...missingAddressLines(order),
    ],
    ...pictureOf(order),
    ...cardOf(order),
    facts: factsOf(order),
    goods: goodsOf(order),
    footnote: orderEmailText('confirmedFootnote'),
  }
}

function onItsWay(order: Order): EmailBody {
  const { number, recipient, senderShown } = order
  const when = whenOf(order)
  return {
    subject: orderEmailText('onItsWaySubject', { number }),
    preview: orderEmailText('onItsWayPreview', { when }),
    heading: orderEmailText('onItsWayHeading'),
    paragraphs: [
      orderEmailText('onItsWay', { name: recipient.name, when }),
      ...(senderShown ? [] : [orderEmailText('onItsWayAnonymous')]),
    ],
    ...pictureOf(order),
    facts: factsOf(order),
  }
}

function delivered(order: Order, { photo }: OrderEmailFacts): EmailBody {
  const { name } = order.recipient
  return {
    subject: orderEmailText('deliveredSubject', { number: order.number }),
    preview: orderEmailText('deliveredPreview', { name }),
    heading: orderEmailText('deliveredHeading'),
    paragraphs: [
      photo ? orderEmailText('deliveredPhoto', { name }) : orderEmailText('delivered', { name }),
      orderEmailText('deliveredThanks'),
    ],
    ...(photo
      ? { picture: { address: photo, alt: orderEmailText('deliveredPicture') } }
      : pictureOf(order)),
    ...cardOf(order),
    facts: factsOf(order),
  }
}

function cancelled(order: Order, { phones: { phone } }: OrderEmailFacts): EmailBody {
  return {
    subject: orderEmailText('cancelledSubject', { number: order.number }),
    preview: orderEmailText(order.captured > 0 ? 'cancelledPreview' : 'notCharged'),
    heading: orderEmailText('cancelledHeading'),
    paragraphs: [
      refundMessage(order),
      phone === null
        ? orderEmailText('cancelledEmail', { email: shopDetails.email })
        : orderEmailText('cancelledCall', { phone }),
    ],
    goods: goodsOf(order),
  }
}

/** The refund may be done before this email is sent. */
function refundMessage({ captured, refunded: done }: Order): string {
  if (captured === 0) return orderEmailText('notCharged')
  const pending = captured - done
  return pending > 0
    ? orderEmailText('refunding', { amount: formatMoney(pending) })
    : orderEmailText('refunded', { amount: formatMoney(captured) })
}

function refunded(order: Order, { amount: pounds, method }: OrderEmailFacts): EmailBody {
  const { number, captured } = order
  const amount = formatMoney(pounds)
  return {
    subject: orderEmailText('refundedSubject', { amount, number }),
    preview: orderEmailText('refundedPreview'),
    heading: orderEmailText('refundedHeading'),
    paragraphs: [
      pounds >= captured
        ? orderEmailText('refundedWhole', { amount })
        : orderEmailText('refundedPart', { amount, paid: formatMoney(captured) }),
      orderEmailText(method === 'wallet' ? 'refundedToWallet' : 'refundedToCard'),
    ],
  }
}

function newLink(order: Order): EmailBody {
  return {
    subject: orderEmailText('newLinkSubject', { number: order.number }),
    preview: orderEmailText('newLinkPreview'),
    heading: orderEmailText('newLinkHeading'),
    paragraphs: [orderEmailText('newLink')],
    facts: factsOf(order),
    footnote: orderEmailText('newLinkFootnote'),
  }
}

const asksToPay: readonly OrderEmailTrigger[] = [
  'received',
  'payment-failed',
  'payment-reminder',
  'payments-declined',
  'edited',
]

function actionFor(order: Order, { trigger, link }: OrderEmailFacts): NonNullable<Email['action']> {
  const asks = asksToPay.includes(trigger) && amountToPay(order) > 0
  const labels: Partial<Record<OrderEmailTrigger, string>> = {
    'review-invitation': reviewEmailText('action'),
    'delivery-failed': orderEmailText('chooseDay'),
  }
  const label = labels[trigger] ?? orderEmailText(asks ? 'payNow' : 'viewOrder')
  return { label, address: withLocale(link) }
}
