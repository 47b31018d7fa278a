import { isolated } from '#i18n/isolated.ts'
import { formatDay } from '../delivery/day-label.ts'
import { formatWindow } from '../delivery/delivery-slot.ts'
import type { Order } from '../orders/order.ts'
import { missingAddressNote, shopAsksRecipient } from '../orders/recipient-address/address-sms.ts'
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

export function anonymousLines({ senderShown }: Order): string[] {
  if (senderShown) return []
  return ['Your name does not appear on the card or anywhere else that the recipient can see.']
}

/** The message card; nothing for an order without one. */
export function cardOf({ cardMessage, senderShown, contact }: Order): Pick<Email, 'card'> {
  if (cardMessage === '') return {}
  return { card: { message: cardMessage, signature: senderShown ? contact.name : null } }
}

/** The large picture: the first flowers that have one. */
export function pictureOf({ lines }: Order): Pick<Email, 'picture'> {
  for (const { image, name } of lines) if (image) return { picture: { address: image, alt: name } }
  return {}
}

/** The address as far as the sender knows it; null where the email may go to a stranger. */
function addressOf({ address, addressBy }: Order): string | null {
  if (addressBy === 'recipient') return `${address.zoneName}. The recipient gives us the address.`
  if (address.street === '') return null
  const street = [address.street, address.building].filter(Boolean).join(' ')
  return [street, address.floor, address.zoneName].filter(Boolean).map(isolated).join(', ')
}

/** While the recipient has not given the address: who asks for it, until when, and what happens then. */
export function missingAddressLines(order: Order): string[] {
  if (order.addressGivenAt !== null) return []
  const { name } = order.recipient
  const asking = shopAsksRecipient(order)
    ? `We text ${name} a private link, without your name.`
    : `Share the private link on your order page with ${name}.`
  return [`We still need the address. ${asking} ${missingAddressNote(order)}`]
}

export function factsOf(order: Order): NonNullable<Email['facts']> {
  const address = addressOf(order)
  return [
    { label: 'Order', value: order.number },
    ...(order.recipient.name === '' ? [] : [{ label: 'For', value: order.recipient.name }]),
    ...(address === null ? [] : [{ label: 'To', value: address }]),
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
