import pluralize from 'pluralize'
import { foldedWords } from '#database/fold-text.ts'
import { arabicTermOf } from './arabic-terms.ts'

const longestTerm = 24
const mostTerms = 6

const stopWords = new Set(
  'a an and are as at by for from in is it its of on or the to with من في مع الي عن او'.split(' '),
)

/** The words of a text, folded, without stop words and single letters. A word may occur twice. */
export function wordsOf(text: string): string[] {
  return foldedWords(text).filter((word) => word.length > 1 && !stopWords.has(word))
}

const arabic = /\p{Script=Arabic}/u

/** The term that stands for all forms of a folded word: its singular, without an article. */
export function termOf(word: string): string {
  const singular = arabic.test(word) ? arabicTermOf(word) : englishTermOf(word)
  return singular.slice(0, longestTerm)
}

function englishTermOf(word: string): string {
  // The library knows no singular in "-ie", so "peonie" and "brownie" become what it makes of their plurals.
  return pluralize.singular(word).replace(/(?<=\p{L}{3})ie$/u, 'y')
}

export function queryTerms(query: string): string[] {
  return [...new Set(wordsOf(query).map(termOf))].slice(0, mostTerms)
}

/** Whether a term may match with typos; a term with digits has to match exactly. */
export function mayBeMisspelt(term: string): boolean {
  return allowedTypos(term) > 0 && !/\d/.test(term)
}

/**
 * Whether a term is a misspelling of a word, or of the beginning of one that is still being typed. A typo is a missing,
 * extra, wrong or swapped letter: one is allowed from four letters on, two from eight on.
 */
export function typoMatch(term: string, word: string): 'word' | 'beginning' | null {
  const allowed = allowedTypos(term)
  const distances = distancesToBeginnings(term, word, allowed)
  if (!distances) return null
  const longest = Math.min(word.length, term.length + allowed)
  if (word.length === longest && at(distances, longest) <= allowed) return 'word'
  const shortest = Math.max(0, term.length - allowed)
  for (let length = shortest; length <= longest; length++) {
    if (at(distances, length) <= allowed) return 'beginning'
  }
  return null
}

function allowedTypos({ length }: string): number {
  if (length < 4) return 0
  return length < 8 ? 1 : 2
}

const far = 255
const newRow = () => new Uint8Array(longestTerm + 3).fill(far)
// A misspelt term is compared with every word of the catalogue, so the rows are reused.
const rows = [newRow(), newRow(), newRow()] as const

/**
 * The edit distances (optimal string alignment) of a term to the beginnings of a word, by their length; null where all
 * are above the limit. Only cells near the diagonal can be below it.
 */
function distancesToBeginnings(term: string, word: string, limit: number): Uint8Array | null {
  let [twoBefore, before, row]: [Uint8Array, Uint8Array, Uint8Array] = [...rows]
  for (let j = 0; j < before.length; j++) before[j] = j <= limit ? j : far
  let leastBefore = 0
  for (let i = 1; i <= term.length; i++) {
    row.fill(far)
    if (i <= limit) row[0] = i
    let least = i <= limit ? i : far
    const end = Math.min(word.length, i + limit)
    for (let j = Math.max(1, i - limit); j <= end; j++) {
      const isSame = term.charCodeAt(i - 1) === word.charCodeAt(j - 1)
      let distance = at(before, j - 1) + (isSame ? 0 : 1)
      distance = Math.min(distance, at(before, j) + 1, at(row, j - 1) + 1)
      const isSwap =
        i > 1 &&
        j > 1 &&
        term.charCodeAt(i - 1) === word.charCodeAt(j - 2) &&
        term.charCodeAt(i - 2) === word.charCodeAt(j - 1)
      if (isSwap) distance = Math.min(distance, at(twoBefore, j - 2) + 1)
      row[j] = distance
      least = Math.min(least, distance)
    }
    // A swap looks two rows back.
    if (Math.min(least, leastBefore) > limit) return null
    leastBefore = least
    ;[twoBefore, before, row] = [before, row, twoBefore]
  }
  return before
}

function at(row: Uint8Array, index: number): number {
  return row[index] ?? far
}
