import { foldedWords } from '#database/fold-text.ts'
import { emailKey, isNumber, keyOfBeginning } from '#database/order-keys.ts'
import { westernDigits } from '#i18n/western-digits.ts'
import { normalisePhone } from '../../phone.ts'

export const longestQuery = 100
const mostTerms = 4
/** A number of at least this length is complete: order numbers have eight digits, phone numbers more. */
const wholeNumber = 8

/**
 * Splits a search into keys; an order matches if it has all of them: its number (`4821-0937`, or either half), name
 * prefixes, a phone number in any format or its last four digits, an email address, or words of its products, address
 * and card. Empty when the query has no searchable term.
 */
export function searchKeysOf(query: string): string[] {
  const typed = westernDigits(query).slice(0, longestQuery)
  const emails = typed.match(email) ?? []
  const terms = joinedNumbers(typed.replace(email, ' '))
    .split(/\s+/)
    .flatMap((part) => (/^\+?[\d().-]+$/.test(part) ? numberKey(part) : foldedWords(part)))
  const words = withoutShortWords(terms).map((term) =>
    isWholeNumber(term) ? term : keyOfBeginning(term),
  )
  const keys = [...emails.map(emailKey), ...words]
  return [...new Set(keys)].slice(0, mostTerms).toSorted((a, b) => b.length - a.length)
}

const email = /\S+@\S*/g
const shortestWord = 3

/** A word of one or two letters, which texts have no key for, only counts on its own: "kar" goes on to "karim n". */
function withoutShortWords(terms: readonly string[]): readonly string[] {
  const long = terms.filter((term) => isNumber(term) || [...term].length >= shortestWord)
  return long.length > 0 ? long : terms
}

function isWholeNumber(term: string): boolean {
  return isNumber(term) && term.length >= wholeNumber
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
