import { foldedWords, foldText } from '#database/fold-text.ts'
import { westernDigits } from '#i18n/western-digits.ts'
import { normalisePhone } from '../phone.ts'
import type { ProfileForm } from './profile.ts'

const longestWord = 60
const mostTerms = 6

/** Length of the indexed prefix of a word. */
export const prefixLength = 3

/** Search terms of a user, matched by prefix. */
export function searchTermsOf({ name, surname, email, phone }: ProfileForm): string[] {
  const words = new Set(plainText([name, surname, email].join(' ')))
  if (email !== '') words.add(short(email))
  if (phone !== '') words.add(short(phone.slice(1)))
  // The national format, which people in Egypt use for their own numbers.
  if (phone.startsWith('+20')) words.add(short(`0${phone.slice(3)}`))
  return [...words]
}

/** A term that a previous version wrote, as this one does. */
export function foldTerm(term: string): string {
  return short(foldText(term))
}

/** The indexed prefix of a word. */
export function prefixOf(word: string): string {
  return [...word].slice(0, prefixLength).join('')
}

/** Whether a term is long enough for the prefix index. */
export function isIndexable(term: string): boolean {
  return [...term].length >= prefixLength
}

/** Search terms of a query. A user must match all of them, each as a prefix of a word. */
export function queryTerms(asked: string): string[] {
  const phone = normalisePhone(asked)
  if (phone) return [phone.slice(1)]
  const terms = westernDigits(asked)
    .trim()
    .split(/\s+/)
    .flatMap((part) => {
      if (part.includes('@')) return [short(part)]
      // A partly typed phone number.
      if (/^[+\d][\d\s-]*$/.test(part)) return [short(part.replace(/\D/g, ''))]
      return plainText(part)
    })
  return [...new Set(terms)].filter(Boolean).slice(0, mostTerms)
}

function plainText(text: string): string[] {
  return foldedWords(text).map(short)
}

function short(word: string): string {
  return word.toLowerCase().slice(0, longestWord)
}
