import { foldedWords } from '#database/fold-text.ts'
import { keyOfBeginning } from '#database/order-keys.ts'
import { westernDigits } from '#i18n/western-digits.ts'
import { normalisePhone } from '../../phone.ts'

export const longestQuery = 100
const mostTerms = 4
/** A number of at least this length is complete: order numbers have eight digits, phone numbers more. */
const wholeNumber = 8

/**
 * Splits a search into keys; an order matches if it has all of them: its number (`4821-0937`, or either half), name
 * prefixes, a phone number in any format, or its last four digits. Empty when the query has no searchable term.
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

/** Users group the digits of a number with spaces and dashes. */
function joinedNumbers(text: string): string {
  return text.replace(/(?<=\d)[\s\-().]+(?=\d)/g, '').replace(/\+\s+(?=\d)/g, '+')
}

function numberKey(part: string): string[] {
  const digits = part.replace(/\D/g, '')
  if (digits === '') return []
  // Eight digits without a plus are an order number.
  const phone = digits.length === wholeNumber ? null : normalisePhone(part)
  return [phone === null ? digits : phone.replace('+', '')]
}
