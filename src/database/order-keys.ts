import { westernDigits } from './western-digits.ts'

/**
 * The keys under which an order is found again by its number, the names and the phone numbers on it. They are compared
 * for equality alone, so that every database finds them without reading other orders: a word stands under a few of its
 * beginnings, a number whole and under its last four digits.
 */

export interface NamedOrder {
  number: string
  recipientName: string
  recipientPhone: string
  contactName: string
  contactPhone: string
}

const beginnings = [3, 4, 6, 9]
const lastDigits = 4
/** A name is as long as the form lets it be; nobody searches for its twentieth word. */
const mostWords = 6

export function orderKeysOf(order: NamedOrder): string[] {
  const words = [order.recipientName, order.contactName].flatMap((name) =>
    foldedWords(name).slice(0, mostWords).flatMap(keysOfWord),
  )
  const numbers = [order.number, order.recipientPhone, order.contactPhone].flatMap((text) => {
    const digits = text.replace(/\D/g, '')
    return digits === '' ? [] : [digits, digits.slice(-lastDigits)]
  })
  const begins = order.number.replace(/\D/g, '').slice(0, lastDigits)
  return [...new Set([...words, ...numbers, begins])].filter((key) => key !== '')
}

/** The words and numbers of a text as they are compared: small letters, without accents, Arabic letters in one form. */
export function foldedWords(text: string): string[] {
  const plain = westernDigits(text)
    .normalize('NFKD')
    .replace(/\p{M}|ـ/gu, '')
    .toLowerCase()
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}

function keysOfWord(word: string): string[] {
  const characters = [...word]
  if (characters.length < (beginnings[0] ?? 0)) return [word]
  return beginnings
    .filter((length) => length <= characters.length)
    .map((length) => characters.slice(0, length).join(''))
}

/** The longest key that a word with this beginning stands under. */
export function keyOfBeginning(typed: string): string {
  return keysOfWord(typed).at(-1) ?? typed
}
