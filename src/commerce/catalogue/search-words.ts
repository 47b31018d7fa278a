/**
 * The words of a search, apart from any database. A word of the catalogue is found by keys that are compared for
 * equality alone, so that every database can do it: each beginning of the word, and each longer beginning with one
 * letter left out. Two words that differ in one letter have such a key in common.
 */

const longestWord = 24
const shortestToForgive = 4
const mostTerms = 6

const ofNoUse = new Set(
  'a an and are as at by for from in is it its of on or the to with'.split(' '),
)

/** The words of a text, as they are compared: without accents, in small letters, in the singular, each once. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}|ـ/gu, '')
    .toLowerCase()
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? []
  const useful = words.filter((word) => word.length > 1 && !ofNoUse.has(word))
  return [...new Set(useful.map((word) => singular(word).slice(0, longestWord)))]
}

/**
 * What a search asks for: for each of its terms the words of the catalogue that it may mean. The term that says most,
 * because fewest products have it, is the first.
 */
export type SoughtWords = readonly [string[], ...string[][]]

/** What somebody is looking for, in at most six words. */
export function termsOf(query: string): string[] {
  return wordsOf(query).slice(0, mostTerms)
}

function singular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return word.length > 3 && /[^su]s$/.test(word) ? word.slice(0, -1) : word
}

/** The keys under which a word of the catalogue is found. */
export function keysOf(word: string): string[] {
  const keys = new Set<string>()
  for (const beginning of beginningsOf(word)) {
    keys.add(beginning)
    if (beginning.length >= shortestToForgive - 1) addWithoutOneLetter(keys, beginning)
  }
  return [...keys]
}

/** The keys that a word with one wrong letter shares with the right one. */
export function nearKeysOf(term: string): string[] {
  if (term.length < shortestToForgive) return []
  const keys = new Set([term])
  addWithoutOneLetter(keys, term)
  return [...keys]
}

/** Whether what was typed so far is a beginning of the word, but for one letter. */
export function isNear(term: string, word: string): boolean {
  if (term.length < shortestToForgive) return false
  return beginningsOf(word).some((beginning) => differInOneLetter(term, beginning))
}

function beginningsOf(word: string): string[] {
  return Array.from({ length: word.length - 1 }, (_, n) => word.slice(0, n + 2))
}

function addWithoutOneLetter(keys: Set<string>, word: string): void {
  for (let at = 0; at < word.length; at++) keys.add(word.slice(0, at) + word.slice(at + 1))
}

/** One letter more, fewer, another, or two neighbours that changed places; or the same word. */
export function differInOneLetter(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let at = 0
  while (at < one.length && at < other.length && one[at] === other[at]) at++
  const [restOne, restOther] = [one.slice(at), other.slice(at)]
  return (
    restOne.slice(1) === restOther.slice(1) ||
    restOne.slice(1) === restOther ||
    restOne === restOther.slice(1) ||
    (restOne.slice(2) === restOther.slice(2) &&
      restOne[0] === restOther[1] &&
      restOne[1] === restOther[0])
  )
}
