import { lengthMessage } from './length-message.ts'

/**
 * The one rule for names of people, wherever one is typed, stored or mailed. A mail of the shop that carried a link of
 * a stranger's choice would be believed.
 */
export const longestName = 80

// Control characters, line breaks, and those that turn the direction of the text around them.
const forbidden = /[\p{Cc}\u2028\u2029\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u
const dots = '.\u3002\uff0e\uff61\u2024'
// "Dr.Hassan" is a name; written with a space, no mail program takes it for a link.
const title = new RegExp(
  `\\b(mr|mrs|ms|miss|dr|eng|prof|st|sr|jr|capt|col|gen|mme|rev)[${dots}](?=\\p{L})`,
  'giu',
)
const link = new RegExp(
  [
    '://',
    '@',
    `\\bwww[${dots}]`,
    // A domain of two letters or more, "t.co" in small letters, or anything with a path.
    `[\\p{L}\\p{N}-]{2,}[${dots}]\\p{L}{2,}`,
    `\\p{L}[${dots}](?:\\p{Ll}{2,}|\\p{L}{2,}/)`,
    '\\d{1,3}(?:\\.\\d{1,3}){3}',
  ].join('|'),
  'u',
)
const everyForbidden = new RegExp(forbidden.source, 'gu')

/** One space between words. */
export function tidyName(typed: string): string {
  return typed.replace(title, '$1. ').trim().replace(/ +/g, ' ')
}

/** What to say beside the field; null when the name may be used. */
export function nameProblem(typed: string): string | null {
  const name = tidyName(typed)
  if (name.length > longestName) return lengthMessage(longestName)
  if (forbidden.test(name)) return 'Special characters are not allowed.'
  if (link.test(name)) return 'Please enter a name without links or email addresses.'
  return null
}

/** What remains of a name that another service vouches for: its user could not correct a refusal. May be empty. */
export function sanitiseName(given: string): string {
  const words = tidyName(given.slice(0, 8 * longestName).replace(everyForbidden, ' '))
    .split(' ')
    .filter((word) => !link.test(word))
  let name = ''
  for (const word of words) {
    const longer = name === '' ? word : `${name} ${word}`
    if (longer.length > longestName) break
    name = longer
  }
  return name
}
