import { formatDay } from '../delivery/day-words.ts'
import { formatWindow } from '../delivery/delivery-slot.ts'
import type { Order } from '../orders/order.ts'
import type { Letter } from './letter.ts'

/** What letters about an order have in common. */

export function greeting(order: Order): string {
  const name = order.contact.name.trim()
  return name === '' ? 'Hello,' : `Hello ${name},`
}

export function whenOf({ delivery }: Pick<Order, 'delivery'>): string {
  return `${formatDay(delivery.date)}, ${formatWindow(delivery)}`
}

export function cardWords({ cardMessage, senderShown, contact }: Order): string[] {
  if (cardMessage === '' && senderShown) return []
  const signed = senderShown
    ? `The card is signed with your name, ${contact.name}.`
    : 'Your name is neither on the card nor anywhere else the recipient could read it.'
  return [signed]
}

export function factsOf(order: Order): NonNullable<Letter['facts']> {
  return [
    { label: 'Order', value: order.number },
    ...(order.recipient.name === '' ? [] : [{ label: 'For', value: order.recipient.name }]),
    { label: 'Day', value: formatDay(order.delivery.date) },
    { label: 'Window', value: `${order.delivery.slotName}, ${formatWindow(order.delivery)}` },
  ]
}

export function goodsOf(order: Order): NonNullable<Letter['goods']> {
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
