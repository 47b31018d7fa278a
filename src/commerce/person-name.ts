import type { Problem } from '#i18n/problem.ts'
import type { LengthProblem } from './length-problem.ts'
import { longestName } from './longest-name.ts'

// The one rule for names of people, wherever they are typed, stored or mailed: an attacker must not get a link into a
// trusted email of the shop.

// Control characters, line breaks and characters that change the direction of text.
const forbidden = /[\p{Cc}\u2028\u2029\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u
const dots = '.\u3002\uff0e\uff61\u2024'
// "Dr.Hassan" is a name; with a space, no mail client turns it into a link.
const title = new RegExp(
  `\\b(mr|mrs|ms|miss|dr|eng|prof|st|sr|jr|capt|col|gen|mme|rev)[${dots}](?=\\p{L})`,
  'giu',
)
const link = new RegExp(
  [
    '://',
    '@',
    `\\bwww[${dots}]`,
    // A domain with two or more letters, "t.co" in small letters, or anything with a path.
    `[\\p{L}\\p{N}-]{2,}[${dots}]\\p{L}{2,}`,
    `\\p{L}[${dots}](?:\\p{Ll}{2,}|\\p{L}{2,}/)`,
    '\\d{1,3}(?:\\.\\d{1,3}){3}',
  ].join('|'),
  'u',
)
const everyForbidden = new RegExp(forbidden.source, 'gu')

/** Collapses white space and separates a title from the name. */
export function tidyName(typed: string): string {
  return typed.replace(title, '$1. ').trim().replace(/ +/g, ' ')
}

/** Whether mail clients could make a link of a part of a text. */
export function hasLink(text: string): boolean {
  return link.test(text)
}

export type NameProblem = LengthProblem | Problem<'special-characters' | 'link'>

/** Why a name is not accepted; null for a valid name. */
export function nameProblem(typed: string): NameProblem | null {
  const name = tidyName(typed)
  if (name.length > longestName) return { code: 'too-long', longest: longestName }
  if (forbidden.test(name)) return { code: 'special-characters' }
  if (hasLink(name)) return { code: 'link' }
  return null
}

/** The valid part of a name from another service, whose user could not correct a refusal. May be empty. */
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
