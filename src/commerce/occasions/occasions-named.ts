import { termOf, wordsOf } from '../catalogue/search/search-terms.ts'
import type { Occasion } from './occasion.ts'

const mostFound = 3
const shortestWord = 3

/**
 * The occasions that a search names, in either language: “mother's day roses” has all words of a name, “annivers”
 * begins one. At most three, so that a common word does not list them all.
 */
export function occasionsNamed<Named extends Pick<Occasion, 'name' | 'nameAr'>>(
  occasions: readonly Named[],
  query: string,
): Named[] {
  const asked = termsOf(query)
  if (asked.length === 0) return []
  return occasions
    .filter(({ name, nameAr }) => [name, nameAr].some((one) => isNamed(termsOf(one), asked)))
    .slice(0, mostFound)
}

function isNamed(name: readonly string[], asked: readonly string[]): boolean {
  if (name.length === 0) return false
  if (name.every((word) => asked.includes(word))) return true
  return asked.every(
    (word) => word.length >= shortestWord && name.some((known) => known.startsWith(word)),
  )
}

function termsOf(text: string): string[] {
  return wordsOf(text).map(termOf)
}
