import { isolated } from '#i18n/isolated.ts'
import { formatDay } from '../delivery/day-label.ts'
import { formatWindow } from '../delivery/delivery-slot.ts'
import { priceOfItems } from '../orders/discount.ts'
import { lineName } from '../orders/line-name.ts'
import { noPlace, type Order } from '../orders/order.ts'
import { missingAddressNote, shopAsksRecipient } from '../orders/recipient-address/address-sms.ts'
import { sanitiseName } from '../person-name.ts'
import type { Email } from './mailer.ts'
import { emailPartText } from './order-email-parts.messages.ts'
import { orderEmailText } from './order-emails.messages.ts'

/** An email without its greeting and button. */
export type EmailBody = Omit<Email, 'action'>

/**
 * Whether an online order has cost its customer nothing yet: its emails are limited, and contain no text that the
 * customer typed. A free replacement waits for no payment.
 */
export function isUnpaidOnline({ paymentMethod, captured, total }: Order): boolean {
  return paymentMethod !== 'cash' && captured === 0 && total > 0
}

/**
 * The order for an email to a mailbox that is not proved. A stranger's would get the words of an attacker from the
 * domain of the shop; neither a payment nor a call proves a mailbox.
 */
export function withoutTypedText(order: Order): Order {
  return withNames(
    { ...order, address: { ...order.address, ...noPlace }, cardMessage: '' },
    { sender: '', recipient: '' },
  )
}

/** The order for an email to its customer. Orders placed before names were validated may contain any text. */
export function withValidNames(order: Order): Order {
  if (isUnpaidOnline(order)) return withoutTypedText(order)
  const { contact, recipient } = order
  return withNames(order, {
    sender: sanitiseName(contact.name).trim(),
    recipient: sanitiseName(recipient.name),
  })
}

function withNames(order: Order, names: { sender: string; recipient: string }): Order {
  // Emails before the payment have no sentence that needs a name.
  const noName = isUnpaidOnline(order) ? '' : orderEmailText('theRecipient')
  return {
    ...order,
    contact: { ...order.contact, name: names.sender },
    recipient: { ...order.recipient, name: names.recipient || noName },
  }
}

export function greeting(name: string): string {
  return name === '' ? emailPartText('hello') : emailPartText('helloTo', { name })
}

export function whenOf({ delivery }: Pick<Order, 'delivery'>): string {
  return emailPartText('when', { day: formatDay(delivery.date), window: formatWindow(delivery) })
}

export function anonymousLines({ senderShown }: Order): string[] {
  return senderShown ? [] : [emailPartText('anonymous')]
}

/** The message card; nothing for an order without one. */
export function cardOf({ cardMessage, senderShown, contact }: Order): Pick<Email, 'card'> {
  if (cardMessage === '') return {}
  return { card: { message: cardMessage, signature: senderShown ? isolated(contact.name) : null } }
}

/** The large picture: the first flowers that have one. */
export function pictureOf({ lines }: Order): Pick<Email, 'picture'> {
  for (const { image, name } of lines) if (image) return { picture: { address: image, alt: name } }
  return {}
}

/** The address as far as the sender knows it; null where the email may go to a stranger. */
function addressOf({ address, addressBy }: Order): string | null {
  if (addressBy === 'recipient') return emailPartText('recipientGives', { area: address.zoneName })
  if (address.street === '') return null
  const street = [address.street, address.building].filter(Boolean).join(' ')
  return joined([street, address.floor, address.zoneName].filter(Boolean).map(isolated))
}

function joined(parts: readonly string[]): string {
  return parts.join(`${emailPartText('comma')} `)
}

/** While the recipient has not given the address: who asks for it, until when, and what happens then. */
export function missingAddressLines(order: Order): string[] {
  if (order.addressGivenAt !== null) return []
  const { name } = order.recipient
  const asking = shopAsksRecipient(order)
    ? emailPartText('addressTexted', { name })
    : emailPartText('addressShared', { name })
  return [`${asking} ${missingAddressNote(order)}`]
}

export function factsOf(order: Order): NonNullable<Email['facts']> {
  const { delivery, number } = order
  const address = addressOf(order)
  const { name } = order.recipient
  const recipient = name === orderEmailText('theRecipient') ? '' : isolated(name)
  return [
    { label: emailPartText('order'), value: number },
    ...(recipient === '' ? [] : [{ label: emailPartText('recipient'), value: recipient }]),
    ...(address === null ? [] : [{ label: emailPartText('address'), value: address }]),
    { label: emailPartText('date'), value: formatDay(delivery.date) },
    {
      label: emailPartText('time'),
      value: joined([delivery.slotName, formatWindow(delivery)].map(isolated)),
    },
  ]
}

export function goodsOf(order: Order): NonNullable<Email['goods']> {
  return {
    lines: order.lines.map(({ quantity, lineTotal, image, ...line }) => ({
      name: lineName(line),
      quantity,
      total: lineTotal,
      image,
    })),
    sums: [
      { label: emailPartText('flowers'), amount: priceOfItems(order) },
      ...(order.discount
        ? [{ label: emailPartText('discount'), amount: -order.discount.amount }]
        : []),
      { label: emailPartText('delivery'), amount: order.deliveryFee },
      { label: emailPartText('total'), amount: order.total },
    ],
  }
}
