import type { Order } from '../orders/order.ts'
import { isRecipientErased } from '../orders/recipient-erased.ts'
import { charactersOf, isPrintableEmoji } from './printable-text.ts'

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

/** A card; or a refusal when it is empty, too long for the smallest font size, or has no recipient any more. */
export type PrintableCard =
  | { ok: true; card: MessageCard }
  | { ok: false; refusal: 'nothing-to-print' | 'too-long-to-print' | 'recipient-erased' }

/** The card of an order, in the largest font size that fits. Blank lines stay while the card has space for them. */
export function messageCardOf(
  order: Pick<Order, 'recipient' | 'cardMessage' | 'senderShown' | 'contact'>,
): PrintableCard {
  if (isRecipientErased(order)) return { ok: false, refusal: 'recipient-erased' }
  const typed = order.cardMessage.trim().replace(/\r\n?/g, '\n')
  const signature = signatureOf(order)
  if (typed === '' && signature === null) return { ok: false, refusal: 'nothing-to-print' }
  for (const message of [typed, typed.replace(/\n{3,}/g, '\n\n')]) {
    const size = fitText(message, { ...space, sizes })
    if (size !== null) {
      return { ok: true, card: { recipient: order.recipient.name, message, signature, size } }
    }
  }
  return { ok: false, refusal: 'too-long-to-print' }
}

/** The name under the message; null for an anonymous sender, who is named on no document that leaves the shop. */
export function signatureOf({ senderShown, contact }: Pick<Order, 'senderShown' | 'contact'>) {
  const name = contact.name.trim()
  return senderShown && name !== '' ? name : null
}

interface Space {
  /** In points. */
  width: number
  height: number
  /** The sizes to choose from, largest first. */
  sizes: readonly number[]
}

/** Line height and average character width, relative to the font size. The width is an upper bound for our fonts. */
const lineHeight = 1.45
const characterWidth = 0.54

/** The largest size at which a text fits into a space, by a conservative estimate; null when it fits at none. */
export function fitText(text: string, { width, height, sizes }: Space): number | null {
  return (
    sizes.find(
      (size) => linesOf(text, width / (size * characterWidth)) * size * lineHeight <= height,
    ) ?? null
  )
}

/** The lines that a text takes at a number of characters per line. Longer words are broken. */
function linesOf(text: string, characters: number): number {
  return text
    .split('\n')
    .reduce((sum, paragraph) => sum + linesOfParagraph(paragraph, characters), 0)
}

function linesOfParagraph(paragraph: string, characters: number): number {
  let lines = 1
  let taken = 0
  for (const word of paragraph.split(' ')) {
    const length = widthOf(word)
    const space = taken === 0 ? 0 : 1
    if (taken + space + length <= characters) {
      taken += space + length
      continue
    }
    const full = Math.max(0, Math.ceil(length / characters) - 1)
    lines += full + (taken === 0 ? 0 : 1)
    taken = length - full * characters
  }
  return lines
}

/** An emoji is as wide as it is high, and a space follows it. */
const emojiWidth = 2.5

/** In characters. */
function widthOf(word: string): number {
  return charactersOf(word).reduce((sum, one) => sum + (isPrintableEmoji(one) ? emojiWidth : 1), 0)
}
