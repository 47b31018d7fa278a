import type { Order } from '../orders/order.ts'
import { fitText } from './fit-text.ts'

/** The card that lies between the flowers. */
export interface MessageCard {
  recipient: string
  message: string
  /** Null when it is sent without a name. */
  signature: string | null
  /** How large the message is set, in points. */
  size: number
}

/** What the inside of the card leaves for the message, in points: A6 landscape without its margins and both names. */
const space = { width: 335, height: 172 }
const sizes = [20, 17, 15, 13, 11.5, 10]

/** A card, or why there is none: nothing is written on it, or more than fits in the smallest letters. */
export type PrintableCard =
  | { ok: true; card: MessageCard }
  | { ok: false; refusal: 'nothing-to-print' | 'too-long-to-print' }

/** The card of an order, its words as large as they fit. */
export function messageCardOf(
  order: Pick<Order, 'recipient' | 'cardMessage' | 'senderShown' | 'contact'>,
): PrintableCard {
  const message = order.cardMessage
    .trim()
    .replace(/\r\n?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
  const signature = signatureOf(order)
  if (message === '' && signature === null) return { ok: false, refusal: 'nothing-to-print' }
  const size = fitText(message, { ...space, sizes })
  if (size === null) return { ok: false, refusal: 'too-long-to-print' }
  return { ok: true, card: { recipient: order.recipient.name, message, signature, size } }
}

/** The name under the message, or null: an anonymous sender is named on nothing that leaves the shop. */
export function signatureOf({ senderShown, contact }: Pick<Order, 'senderShown' | 'contact'>) {
  const name = contact.name.trim()
  return senderShown && name !== '' ? name : null
}
