import { foldedWords, keyOfBeginning } from '#database/order-keys.ts'
import { westernDigits } from '#database/western-digits.ts'
import { normalisePhone } from '../../phone.ts'

export const longestQuery = 100
const mostTerms = 4
/** From here on a number was typed whole: an order's has eight digits, a phone's more. */
const wholeNumber = 8

/**
 * What somebody types to find an order, as keys of which the order has all: its number (`4821-0937`, or either half),
 * beginnings of names, a phone number in any form, or its last four digits. None where nothing can be looked for.
 */
export function searchKeysOf(query: string): string[] {
  const text = joinedNumbers(westernDigits(query).slice(0, longestQuery))
  const keys = text
    .split(/\s+/)
    .flatMap((part) => (/^\+?[\d().-]+$/.test(part) ? numberKey(part) : foldedWords(part)))
    .map((term) => (isWholeNumber(term) ? term : keyOfBeginning(term)))
  return [...new Set(keys)].slice(0, mostTerms).toSorted((a, b) => b.length - a.length)
}

function isWholeNumber(term: string): boolean {
  return /^\d+$/.test(term) && term.length >= wholeNumber
}

/** People group the digits of a number with spaces and dashes. */
function joinedNumbers(text: string): string {
  return text.replace(/(?<=\d)[\s\-().]+(?=\d)/g, '').replace(/\+\s+(?=\d)/g, '+')
}

function numberKey(part: string): string[] {
  const digits = part.replace(/\D/g, '')
  if (digits === '') return []
  // Eight digits without a sign are the number of an order.
  const phone = digits.length === wholeNumber ? null : normalisePhone(part)
  return [phone === null ? digits : phone.replace('+', '')]
}
