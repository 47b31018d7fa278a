import { isRightToLeft, withoutIsolates } from './printable-text.ts'

export type Direction = 'ltr' | 'rtl'

/**
 * The direction of a line in a document or email. A line whose parts are all isolated, such as a quantity and a price,
 * follows what is around it; a bare phone number reads from left to right everywhere.
 */
export function directionOf(line: string, around: Direction): Direction {
  if (isRightToLeft(line)) return 'rtl'
  const bare = withoutIsolates(line)
  const isIsolated = bare !== line && !/\p{L}/u.test(bare)
  return isIsolated ? around : 'ltr'
}

const arabicScript = /\p{Script=Arabic}/u
const phoneNumber = /(?<![\p{Nd}+])\+?\p{Nd}(?:[ -]?\p{Nd}){6,}/gu

/** After Arabic letters, the groups of a phone number stand in reverse, and its plus sign behind it. */
export function isolatePhones(line: string): string {
  return arabicScript.test(line) ? line.replace(phoneNumber, '\u2068$&\u2069') : line
}
