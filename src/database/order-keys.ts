import { foldedWords } from './fold-text.ts'

/**
 * Search keys of an order: its number, names and phone numbers. They are compared only for equality, so that both
 * engines use an index: a word has keys for some prefixes, a number for the whole and its last four digits.
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
/** Names may be long; a search does not need their twentieth word. */
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

function keysOfWord(word: string): string[] {
  const characters = [...word]
  if (characters.length < (beginnings[0] ?? 0)) return [word]
  return beginnings
    .filter((length) => length <= characters.length)
    .map((length) => characters.slice(0, length).join(''))
}

/** The longest key of words with this prefix. */
export function keyOfBeginning(typed: string): string {
  return keysOfWord(typed).at(-1) ?? typed
}
