import { formatDay } from '../delivery/day-label.ts'
import { formatWindow } from '../delivery/delivery-slot.ts'
import type { Order } from '../orders/order.ts'
import type { Email } from './mailer.ts'

/** An email without its greeting and button. */
export type EmailBody = Omit<Email, 'action'>

/**
 * Without a payment the mailbox may be a stranger's, so it gets no text that the customer typed. A free replacement goes
 * to the mailbox of a paid order.
 */
export function isUnpaidOnline({ paymentMethod, captured, total }: Order): boolean {
  return paymentMethod !== 'cash' && captured === 0 && total > 0
}

export function greeting(order: Order): string {
  const name = order.contact.name.trim()
  return name === '' ? 'Hello,' : `Hello ${name},`
}

export function whenOf({ delivery }: Pick<Order, 'delivery'>): string {
  return `${formatDay(delivery.date)}, ${formatWindow(delivery)}`
}

export function cardLines({ cardMessage, senderShown, contact }: Order): string[] {
  if (cardMessage === '' && senderShown) return []
  const signed = senderShown
    ? `The card is signed with your name, ${contact.name}.`
    : 'Your name does not appear on the card or anywhere else that the recipient can see.'
  return [signed]
}

export function factsOf(order: Order): NonNullable<Email['facts']> {
  return [
    { label: 'Order', value: order.number },
    ...(order.recipient.name === '' ? [] : [{ label: 'For', value: order.recipient.name }]),
    { label: 'Date', value: formatDay(order.delivery.date) },
    { label: 'Time', value: `${order.delivery.slotName}, ${formatWindow(order.delivery)}` },
  ]
}

export function goodsOf(order: Order): NonNullable<Email['goods']> {
  return {
    lines: order.lines.map(({ name, quantity, lineTotal, image }) => ({
      name,
      quantity,
      total: lineTotal,
      image,
    })),
    sums: [
      { label: 'Flowers', amount: order.subtotal },
      { label: 'Delivery', amount: order.deliveryFee },
      { label: 'Total', amount: order.total },
    ],
  }
}
