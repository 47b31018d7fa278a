import { westernDigits } from '#database/western-digits.ts'
import { normalisePhone } from '../phone.ts'
import type { ProfileForm } from './profile.ts'

const longestWord = 60
const mostTerms = 6

/** Words are listed by so many of their first letters. */
export const prefixLength = 3

/** What somebody is found by: the beginnings of these. */
export function userWords({ name, surname, email, phone }: ProfileForm): string[] {
  const words = new Set(plainText([name, surname, email].join(' ')))
  if (email !== '') words.add(short(email))
  if (phone !== '') words.add(short(phone.slice(1)))
  // As people in Egypt say their own numbers.
  if (phone.startsWith('+20')) words.add(short(`0${phone.slice(3)}`))
  return [...words]
}

/** The list of words that a word stands in. */
export function beginningOf(word: string): string {
  return [...word].slice(0, prefixLength).join('')
}

/** Whether one list holds all words that begin so. */
export function hasList(term: string): boolean {
  return [...term].length >= prefixLength
}

/** What is looked for. Everything in it has to be found, each as the beginning of a word. */
export function userTerms(asked: string): string[] {
  const phone = normalisePhone(asked)
  if (phone) return [phone.slice(1)]
  const terms = westernDigits(asked)
    .trim()
    .split(/\s+/)
    .flatMap((part) => {
      if (part.includes('@')) return [short(part)]
      // A number that is not yet typed to its end.
      if (/^[+\d][\d\s-]*$/.test(part)) return [short(part.replace(/\D/g, ''))]
      return plainText(part)
    })
  return [...new Set(terms)].filter(Boolean).slice(0, mostTerms)
}

function plainText(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}|ـ/gu, '')
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map(short)
}

function short(word: string): string {
  return word.toLowerCase().slice(0, longestWord)
}
