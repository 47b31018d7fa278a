import { plainText } from '../plain-text.ts'
import { floorText } from './floor-label.messages.ts'

/**
 * The input of a customer in "Floor and flat", for readers of the address: bare numbers get their names, `3` is
 * `Floor 3` and `3/12` is `Floor 3, flat 12`. Any other text stays as it is.
 */
export function floorLabel(typed: string): string {
  const text = typed.trim()
  const [, floor, flat] = /^(\p{Nd}+)(?:\s*[,،/-]\s*(\p{Nd}+))?$/u.exec(text) ?? []
  if (floor === undefined) return text
  // Digits beside Arabic words keep their place without isolation.
  return plainText(
    flat === undefined ? floorText('floor', { floor }) : floorText('floorAndFlat', { floor, flat }),
  )
}
