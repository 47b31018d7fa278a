import { isolated } from '#i18n/isolated.ts'
import { formatClock } from '../delivery/moment-label.ts'
import { formatMoney, type Pounds } from '../money.ts'
import { noPlace, type Order } from '../orders/order.ts'
import type { PaymentMethod } from '../payments/payment-provider.ts'
import { sanitiseName } from '../person-name.ts'
import { callUs, type ShopPhones } from '../shop-phones.ts'
import { type ClaimInEmail, claimAnswered, claimReceived } from './claim-emails.ts'
import type { Email } from './mailer.ts'
import {
  anonymousLines,
  cardOf,
  type EmailBody,
  factsOf,
  goodsOf,
  greeting,
  isUnpaidOnline,
  missingAddressLines,
  pictureOf,
  whenOf,
} from './order-email-parts.ts'
import type { OrderEmailTrigger } from './order-email-trigger.ts'
import { paymentFailed, paymentReminder, paymentsDeclined } from './payment-emails.ts'
import { substituted } from './substitution-emails.ts'

interface OrderEmailFacts {
  trigger: OrderEmailTrigger
  /** For a refund: its amount, and the method of the payment. */
  amount: Pounds
  method: PaymentMethod
  /** The URL of the delivery photograph, if there is one. */
  photo: string | null
  /** The path of the order with the token of the owner's link. */
  link: string
  phones: ShopPhones
  /** The claim that the email is about. */
  claim?: ClaimInEmail | null
}

/**
 * Builds an email to the customer of an order. It contains neither the recipient's number, nor an address that the
 * recipient gave in confidence.
 */
export function buildOrderEmail(order: Order, facts: OrderEmailFacts): Email {
  const { contact, recipient } = order
  const isUnpaid = isUnpaidOnline(order)
  // Orders placed before names were validated may contain any text.
  const named: Order = {
    ...order,
    ...(isUnpaid ? { address: { ...order.address, ...noPlace }, cardMessage: '' } : {}),
    contact: { ...contact, name: isUnpaid ? '' : isolated(sanitiseName(contact.name)) },
    recipient: {
      ...recipient,
      name: isUnpaid ? '' : isolated(sanitiseName(recipient.name)) || 'the recipient',
    },
  }
  const body = bodies[facts.trigger](named, facts)
  return {
    ...body,
    paragraphs: [greeting(named), ...body.paragraphs],
    action: actionFor(named, facts),
    footnote: [body.footnote, linkIsPrivate].filter(Boolean).join(' '),
  }
}

const linkIsPrivate =
  'The button opens your order without signing in, so please do not forward this email.'

const bodies: Record<OrderEmailTrigger, (order: Order, facts: OrderEmailFacts) => EmailBody> = {
  received,
  'payment-failed': paymentFailed,
  confirmed,
  'out-for-delivery': onItsWay,
  substituted,
  delivered,
  cancelled,
  refunded,
  'new-link': newLink,
  'delivery-changed': deliveryChanged,
  'payment-reminder': paymentReminder,
  'payments-declined': paymentsDeclined,
  'claim-received': claimReceived,
  'claim-answered': (order, { claim }) => claimAnswered(order, claim ?? null),
}

function received(order: Order): EmailBody {
  const isWaiting = order.status === 'awaiting_payment' && order.expiresAt !== null
  const until = isWaiting ? formatClock(order.expiresAt ?? 0) : ''
  const reservation = isWaiting
    ? `We have reserved your flowers and delivery time until ${until}. We will email you again once your payment arrives.`
    : 'You can follow the payment on your order page at any time.'
  return {
    subject: `We received your order ${order.number}`,
    preview: isWaiting ? `Your flowers are reserved until ${until}.` : 'Thank you for your order.',
    heading: 'Thank you for your order',
    paragraphs: [reservation],
    ...pictureOf(order),
    facts: factsOf(order),
    goods: goodsOf(order),
    footnote: 'If you have already paid, you do not need to do anything.',
  }
}

function confirmed(order: Order): EmailBody {
  const isCash = order.paymentMethod === 'cash'
  return {
    subject: `Your flowers are confirmed: order ${order.number}`,
    preview: `They arrive on ${whenOf(order)}.`,
    heading: 'Your flowers are confirmed',
    paragraphs: [
      `Thank you. We arrange them on the morning of delivery and bring them to ${order.recipient.name} on ${whenOf(order)}.`,
      isCash
        ? `Please have ${formatMoney(order.total)} ready for the driver.`
        : `We received your payment of ${formatMoney(order.captured)}.`,
      ...anonymousLines(order),
      ...missingAddressLines(order),
    ],
    ...pictureOf(order),
    ...cardOf(order),
    facts: factsOf(order),
    goods: goodsOf(order),
    footnote:
      'You can change the card and the delivery time on your order page until we start preparing your flowers.',
  }
}

function deliveryChanged(order: Order): EmailBody {
  const whom = order.recipient.name === '' ? '' : ` to ${order.recipient.name}`
  return {
    subject: `New delivery time for order ${order.number}`,
    preview: `Your flowers now arrive on ${whenOf(order)}.`,
    heading: 'Your delivery time has changed',
    paragraphs: [
      `As you asked, we now bring your flowers${whom} on ${whenOf(order)}.`,
      'If you did not ask for this, reply to this email.',
    ],
    facts: factsOf(order),
  }
}

function onItsWay(order: Order): EmailBody {
  return {
    subject: `Your flowers are on their way: order ${order.number}`,
    preview: `Expected on ${whenOf(order)}.`,
    heading: 'Your flowers are on their way',
    paragraphs: [
      `Our driver will deliver them to ${order.recipient.name} on ${whenOf(order)}.`,
      ...(order.senderShown ? [] : ['Nothing on the delivery says who they are from.']),
    ],
    ...pictureOf(order),
    facts: factsOf(order),
  }
}

function delivered(order: Order, { photo }: OrderEmailFacts): EmailBody {
  return {
    subject: `Your flowers have arrived: order ${order.number}`,
    preview: `Delivered to ${order.recipient.name}.`,
    heading: 'Your flowers have arrived',
    paragraphs: [
      `We delivered your flowers to ${order.recipient.name}${photo ? '. This is how they looked on delivery' : ''}.`,
      'Thank you for ordering with us.',
    ],
    ...(photo
      ? { picture: { address: photo, alt: 'Your flowers, as they were delivered' } }
      : pictureOf(order)),
    ...cardOf(order),
    facts: factsOf(order),
  }
}

function cancelled(order: Order, { phones }: OrderEmailFacts): EmailBody {
  return {
    subject: `Order ${order.number} was cancelled`,
    preview: order.captured > 0 ? 'Your refund is on its way.' : 'Nothing was charged.',
    heading: 'Your order was cancelled',
    paragraphs: [
      refundMessage(order),
      `If you did not want to cancel, reply to this email or ${callUs(phones)}.`,
    ],
    goods: goodsOf(order),
  }
}

/** The refund may be done before this email is sent. */
function refundMessage({ captured, refunded: done }: Order): string {
  if (captured === 0) return 'Nothing was charged.'
  const pending = captured - done
  if (pending > 0) {
    return `We are refunding ${formatMoney(pending)} to your original payment method and will email you when it is done.`
  }
  return `We refunded ${formatMoney(captured)} to your original payment method.`
}

function refunded(order: Order, { amount, method }: OrderEmailFacts): EmailBody {
  const isWhole = amount >= order.captured
  return {
    subject: `${formatMoney(amount)} refunded for order ${order.number}`,
    preview: 'The refund goes to your original payment method.',
    heading: 'Your refund is on its way',
    paragraphs: [
      `We refunded ${isWhole ? `your payment of ${formatMoney(amount)}` : `${formatMoney(amount)} of your payment of ${formatMoney(order.captured)}`}.`,
      `The money goes back to your ${method === 'wallet' ? 'wallet' : 'card'}. It can take up to 14 days to appear.`,
    ],
  }
}

function newLink(order: Order): EmailBody {
  return {
    subject: `Your link to order ${order.number}`,
    preview: 'Open your order on any device.',
    heading: 'Your link to the order',
    paragraphs: ['Use the button below to open your order on any device, without signing in.'],
    facts: factsOf(order),
    footnote: 'If you did not ask for it, you can ignore this email.',
  }
}

const asksToPay: readonly OrderEmailTrigger[] = [
  'received',
  'payment-failed',
  'payment-reminder',
  'payments-declined',
]

function actionFor(order: Order, { trigger, link }: OrderEmailFacts): NonNullable<Email['action']> {
  const label =
    asksToPay.includes(trigger) && order.status === 'awaiting_payment' ? 'Pay now' : 'View order'
  return { label, address: link }
}
