import { formatClock } from '../delivery/moment-label.ts'
import { formatMoney, type Pounds } from '../money.ts'
import type { Order } from '../orders/order.ts'
import type { PaymentMethod } from '../payments/payment-provider.ts'
import { sanitiseName } from '../person-name.ts'
import type { Email } from './email-content.ts'
import {
  cardLines,
  factsOf,
  goodsOf,
  greeting,
  isUnpaidOnline,
  whenOf,
} from './order-email-parts.ts'
import type { OrderEmailTrigger } from './order-email-trigger.ts'

interface OrderEmailFacts {
  trigger: OrderEmailTrigger
  /** What went back, on the trigger of a refund, and the way it had come. */
  amount: Pounds
  method: PaymentMethod
  /** The address of the picture taken at the door, where there is one. */
  photo: string | null
}

/**
 * The letters about an order, to whoever placed it. They name the recipient and the day, and never the address: a
 * recipient may have given it in confidence, and mails are passed on.
 */
export function buildOrderEmail(order: Order, facts: OrderEmailFacts): Email {
  const { contact, recipient } = order
  const isUnpaid = isUnpaidOnline(order)
  // Orders from before the rule for names may hold any text.
  const named: Order = {
    ...order,
    contact: { ...contact, name: isUnpaid ? '' : sanitiseName(contact.name) },
    recipient: {
      ...recipient,
      name: isUnpaid ? '' : sanitiseName(recipient.name) || 'the recipient',
    },
  }
  return { ...bodyOf(named, facts), action: actionFor(named, facts.trigger) }
}

type EmailBody = Omit<Email, 'action'>

function bodyOf(order: Order, facts: OrderEmailFacts): EmailBody {
  switch (facts.trigger) {
    case 'received':
      return received(order)
    case 'payment-failed':
      return paymentFailed(order)
    case 'confirmed':
      return confirmed(order)
    case 'on-its-way':
      return onItsWay(order)
    case 'substituted':
      return substituted(order)
    case 'delivered':
      return delivered(order, facts.photo)
    case 'cancelled':
      return cancelled(order)
    case 'refunded':
      return refunded(order, facts)
  }
}

function received(order: Order): EmailBody {
  const waits = order.status === 'awaiting_payment' && order.expiresAt !== null
  const until = waits ? formatClock(order.expiresAt ?? 0) : ''
  const reservation = waits
    ? `We keep your flowers and your delivery window until ${until}. As soon as the payment is through, we write again.`
    : 'The payment decides the rest. You can see how it stands at any time on the page of your order.'
  return {
    subject: `We have your order ${order.number}`,
    preview: waits ? `Your flowers are kept until ${until}.` : 'Thank you for your order.',
    heading: 'Thank you, we have your order',
    paragraphs: [greeting(order), reservation],
    facts: factsOf(order),
    goods: goodsOf(order),
    footnote: 'If you have paid already, there is nothing left to do.',
  }
}

function paymentFailed(order: Order): EmailBody {
  const until = order.expiresAt === null ? '' : ` until ${formatClock(order.expiresAt)}`
  return {
    subject: `The payment for order ${order.number} did not go through`,
    preview: 'Nothing was charged. You can try again.',
    heading: 'The payment did not go through',
    paragraphs: [
      greeting(order),
      'The bank turned the payment down, and nothing was charged. That happens with the best of cards.',
      `Your order is kept${until}: you can try again, with the same card or another one.`,
    ],
    goods: goodsOf(order),
  }
}

function confirmed(order: Order): EmailBody {
  const isCash = order.paymentMethod === 'cash'
  return {
    subject: `Your flowers are confirmed: order ${order.number}`,
    preview: `They arrive on ${whenOf(order)}.`,
    heading: 'Your flowers are confirmed',
    paragraphs: [
      greeting(order),
      `Thank you. We tie them the morning they leave, and bring them to ${order.recipient.name} on ${whenOf(order)}.`,
      isCash
        ? `Please have ${formatMoney(order.total)} ready for the driver.`
        : `Your payment of ${formatMoney(order.captured)} has arrived.`,
      ...cardLines(order),
    ],
    facts: factsOf(order),
    goods: goodsOf(order),
    footnote:
      'Until we begin to arrange them, you can still change the card and the window on the page of your order.',
  }
}

function onItsWay(order: Order): EmailBody {
  return {
    subject: `Your flowers are on their way: order ${order.number}`,
    preview: `Expected on ${whenOf(order)}.`,
    heading: 'Your flowers are on their way',
    paragraphs: [
      greeting(order),
      `The driver has them, and is expected at ${order.recipient.name}’s door on ${whenOf(order)}.`,
      ...(order.senderShown ? [] : ['Nothing that comes with them says who they are from.']),
    ],
    facts: factsOf(order),
  }
}

function substituted(order: Order): EmailBody {
  const replaced = order.lines.filter(({ insteadOf }) => insteadOf !== null)
  if (replaced.length === 0) return substitutionReverted(order)
  return {
    subject: `We have replaced a flower: order ${order.number}`,
    preview: 'What you have paid stays the same.',
    heading: 'We have replaced a flower',
    paragraphs: [
      greeting(order),
      'Not everything you chose was fresh enough this morning, and you told us what to do in that case.',
      ...replaced.map(
        ({ name, insteadOf, quantity }) =>
          `${quantity > 1 ? `${quantity} × ` : ''}${name} in place of ${insteadOf}.`,
      ),
      'What you have paid stays the same. If this is not what you want, please answer this mail or call us before the flowers leave.',
    ],
    facts: factsOf(order),
    goods: goodsOf(order),
  }
}

/** What had been replaced was put back: whoever read of it, or was about to, is told. */
function substitutionReverted(order: Order): EmailBody {
  return {
    subject: `As you ordered them after all: order ${order.number}`,
    preview: 'Nothing in it is replaced.',
    heading: 'Your flowers are as you ordered them',
    paragraphs: [
      greeting(order),
      'For a moment something else stood in your order. What you had chosen is in it again, and nothing is replaced.',
    ],
    facts: factsOf(order),
    goods: goodsOf(order),
  }
}

function delivered(order: Order, photo: string | null): EmailBody {
  return {
    subject: `Your flowers have arrived: order ${order.number}`,
    preview: `${order.recipient.name} has them.`,
    heading: 'Your flowers have arrived',
    paragraphs: [
      greeting(order),
      `${order.recipient.name} has them${photo ? ', and this is how they looked at the door' : ''}. Cut at a slant and in fresh water, they will thank you.`,
      'Thank you for ordering with us.',
    ],
    ...(photo ? { picture: { address: photo, alt: 'Your flowers, as they were delivered' } } : {}),
    facts: factsOf(order),
  }
}

function cancelled(order: Order): EmailBody {
  return {
    subject: `Order ${order.number} was cancelled`,
    preview: order.captured > 0 ? 'Your money is on its way back.' : 'Nothing was charged for it.',
    heading: 'Your order was cancelled',
    paragraphs: [
      greeting(order),
      refundMessage(order),
      'If that was not your wish, please answer this mail or call us: we see what can be done.',
    ],
    goods: goodsOf(order),
  }
}

/** The money may be back before this letter is on its way. */
function refundMessage({ captured, refunded: sent }: Order): string {
  if (captured === 0) return 'Nothing was charged for it, and there is nothing left to do.'
  const kept = captured - sent
  if (kept > 0) {
    return `We have begun to send ${formatMoney(kept)} back the way it came, and write again when it is done.`
  }
  return `We have sent the ${formatMoney(captured)} that you had paid back the way they came.`
}

function refunded(order: Order, { amount, method }: OrderEmailFacts): EmailBody {
  const isWhole = amount >= order.captured
  return {
    subject: `${formatMoney(amount)} given back for order ${order.number}`,
    preview: 'It goes back the way it came.',
    heading: 'Your money is on its way back',
    paragraphs: [
      greeting(order),
      `We have given back ${formatMoney(amount)}${isWhole ? ', which is all you had paid' : ` of the ${formatMoney(order.captured)} you had paid`}.`,
      `It goes back to the ${method === 'wallet' ? 'wallet' : 'card'} it came from. Banks take between a few hours and fourteen days to show it.`,
    ],
  }
}

function actionFor(order: Order, trigger: OrderEmailTrigger): NonNullable<Email['action']> {
  const asksToPay = trigger === 'payment-failed' || trigger === 'received'
  const label =
    asksToPay && order.status === 'awaiting_payment' ? 'Go to the payment' : 'See your order'
  return { label, address: `/o/${order.id}` }
}
