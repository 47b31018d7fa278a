import { foldedWords, foldText } from './fold-text.ts'

/**
 * Search keys of an order: number, names, phone numbers, email and texts. They are compared only for equality, so that
 * both engines use an index: a word has keys for some prefixes, a number for the whole and its last four digits.
 */

export interface NamedOrder {
  number: string
  recipientName: string
  recipientPhone: string
  contactName: string
  contactPhone: string
  contactEmail: string
}

/** The texts of an order: its products, the address and the card. */
export interface OrderTexts {
  lines: readonly { name: string; nameAr?: string | undefined }[]
  zoneName: string
  zoneNameAr?: string | undefined
  street: string
  building: string
  addressNotes: string
  cardMessage: string
}

const beginnings = [3, 4, 6, 9]
/** Texts have many words, so a longer word of theirs is found from its fourth letter on. */
const textBeginnings = beginnings.filter((length) => length > 3)
const lastDigits = 4
/** Names may be long; a search does not need their twentieth word. */
const mostWords = 6
/** Bounds the keys of an order. A card has at most 300 characters. */
const mostTextWords = 100
/** The length of the domain in the longest key of an email address. */
const domainLength = 3

export function orderKeysOf(order: NamedOrder): string[] {
  const words = [order.recipientName, order.contactName].flatMap((name) =>
    foldedWords(name).slice(0, mostWords).flatMap(keysOfWord),
  )
  const numbers = [order.number, order.recipientPhone, order.contactPhone].flatMap((text) => {
    const digits = text.replace(/\D/g, '')
    return digits === '' ? [] : [digits, digits.slice(-lastDigits)]
  })
  const begins = order.number.replace(/\D/g, '').slice(0, lastDigits)
  const emails = keysOfEmail(order.contactEmail)
  return [...new Set([...words, ...numbers, begins, ...emails])].filter((key) => key !== '')
}

/** Keys of the texts of an order, without words of one or two letters. */
export function textKeysOf(order: OrderTexts): string[] {
  const products = order.lines.flatMap(({ name, nameAr }) => [name, nameAr ?? ''])
  const address = [order.zoneName, order.zoneNameAr ?? '', order.street, order.building]
  const texts = [...products, ...address, order.cardMessage, order.addressNotes]
  const words = [...new Set(texts.flatMap(foldedWords))].slice(0, mostTextWords)
  return [...new Set(words.flatMap(keysOfTextWord))]
}

function keysOfWord(word: string): string[] {
  const characters = [...word]
  if (characters.length < (beginnings[0] ?? 0)) return [word]
  return prefixesOf(characters, beginnings)
}

function keysOfTextWord(word: string): string[] {
  const characters = [...word]
  // House numbers are short; long digits would be mistaken for order and phone numbers.
  if (isNumber(word)) return characters.length < 8 ? [word] : []
  if (characters.length === 3) return [word]
  return prefixesOf(characters, textBeginnings)
}

function prefixesOf(characters: readonly string[], lengths: readonly number[]): string[] {
  return lengths
    .filter((length) => length <= characters.length)
    .map((length) => characters.slice(0, length).join(''))
}

export function isNumber(word: string): boolean {
  return /^\d+$/.test(word)
}

/** An address is found by the words before the @, and from the @ on by all that stands before it. */
function keysOfEmail(email: string): string[] {
  if (!email.includes('@')) return []
  const whole = emailKey(email)
  const [local = ''] = whole.split('@')
  return [...foldedWords(local).slice(0, mostWords).flatMap(keysOfWord), `${local}@`, whole]
}

/** The key of an email address, or of its beginning with an @. The domain counts once it has three letters. */
export function emailKey(typed: string): string {
  const folded = foldText(typed)
  const at = folded.lastIndexOf('@')
  const domain = folded.slice(at + 1, at + 1 + domainLength)
  return `${folded.slice(0, at)}@${domain.length === domainLength ? domain : ''}`
}

/** The longest key of words with this prefix. */
export function keyOfBeginning(typed: string): string {
  return keysOfWord(typed).at(-1) ?? typed
}
