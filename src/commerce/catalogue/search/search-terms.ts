import pluralize from 'pluralize'
import { westernDigits } from '#database/western-digits.ts'

const longestTerm = 24
const mostTerms = 6

const stopWords = new Set(
  'a an and are as at by for from in is it its of on or the to with'.split(' '),
)

// One form for letters that keyboards and writers use interchangeably. NFKD covers the alefs with a hamza or madda.
const arabicForms: Readonly<Record<string, string>> = { ٱ: 'ا', ى: 'ي', ة: 'ه', ک: 'ك', ی: 'ي' }

/** Text in the form in which search compares it: lower case, without diacritics, tatweel and invisible characters. */
export function foldText(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}|\p{Cf}|ـ/gu, '')
  const arabic = plain.replace(/[ٱىةکی]/g, (letter) => arabicForms[letter] ?? letter)
  return westernDigits(arabic).toLowerCase()
}

/** The words of a text, folded, without stop words and single letters. A word may occur twice. */
export function wordsOf(text: string): string[] {
  const words = foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []
  return words.filter((word) => word.length > 1 && !stopWords.has(word))
}

/** The term that stands for all forms of a folded word: its singular. */
export function termOf(word: string): string {
  // The library knows no singular in "-ie", so "peonie" and "brownie" become what it makes of their plurals.
  const singular = pluralize.singular(word).replace(/(?<=\p{L}{3})ie$/u, 'y')
  return singular.slice(0, longestTerm)
}

/** The distinct terms of a query. Only the first six count. */
export function queryTerms(query: string): string[] {
  return [...new Set(wordsOf(query).map(termOf))].slice(0, mostTerms)
}

/**
 * Whether a term is a misspelling of a word, or of the beginning of one that is still being typed. A typo is a missing,
 * extra, wrong or swapped letter: one is allowed from four letters on, two from eight on, and none in numbers.
 */
export function typoMatch(term: string, word: string): 'word' | 'beginning' | null {
  const allowed = allowedTypos(term)
  if (allowed === 0 || /\d/.test(term) || /\d/.test(word)) return null
  const distances = distancesToBeginnings(term, word.slice(0, term.length + allowed), allowed)
  if (Math.min(...distances) > allowed) return null
  const toWord = distances[word.length]
  return toWord !== undefined && toWord <= allowed ? 'word' : 'beginning'
}

function allowedTypos({ length }: string): number {
  if (length < 4) return 0
  return length < 8 ? 1 : 2
}

/** The edit distances (optimal string alignment) of a term to each beginning of a word, the empty one first. */
function distancesToBeginnings(term: string, word: string, limit: number): number[] {
  let twoBefore: number[] = []
  let before = Array.from({ length: word.length + 1 }, (_, at) => at)
  for (let i = 1; i <= term.length; i++) {
    const row = [i]
    for (let j = 1; j <= word.length; j++) {
      const isSame = term[i - 1] === word[j - 1]
      const isSwap = i > 1 && j > 1 && term[i - 1] === word[j - 2] && term[i - 2] === word[j - 1]
      row[j] = Math.min(
        at(before, j) + 1,
        at(row, j - 1) + 1,
        at(before, j - 1) + (isSame ? 0 : 1),
        isSwap ? at(twoBefore, j - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    // Rows only grow from here on, except by a swap with the row before.
    if (Math.min(...row, ...before) > limit) return row
    twoBefore = before
    before = row
  }
  return before
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY
}
