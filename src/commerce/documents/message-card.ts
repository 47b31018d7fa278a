import type { Order } from '../orders/order.ts'
import { fitText } from './fit-text.ts'

/** The message card of an order. */
export interface MessageCard {
  recipient: string
  message: string
  /** Null for an anonymous sender. */
  signature: string | null
  /** The font size of the message, in points. */
  size: number
}

/** The space for the message, in points: A6 landscape without margins and both names. */
const space = { width: 335, height: 172 }
const sizes = [20, 17, 15, 13, 11.5, 10]

/** A card; or a refusal when it is empty, or too long for the smallest font size. */
export type PrintableCard =
  | { ok: true; card: MessageCard }
  | { ok: false; refusal: 'nothing-to-print' | 'too-long-to-print' }

/** The card of an order, in the largest font size that fits. */
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

/** The name under the message; null for an anonymous sender, who is named on no document that leaves the shop. */
export function signatureOf({ senderShown, contact }: Pick<Order, 'senderShown' | 'contact'>) {
  const name = contact.name.trim()
  return senderShown && name !== '' ? name : null
}
