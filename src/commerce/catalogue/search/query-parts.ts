import { mayBeMisspelt, queryTerms, termOf, typoMatch, wordsOf } from './search-terms.ts'
import { fillers, occasions, translations } from './search-vocabulary.ts'

/** A word of a query, or a phrase that has a meaning. */
export interface QueryPart {
  terms: readonly string[]
  /** Terms of products that fit although they do not have the words: roses for "anniversary". */
  meanings: readonly string[]
  /** Ranks products and excludes none: "gift" in "gift for mother". */
  isOptional: boolean
}

interface QueryReader {
  /** Whether occasions and requests have a meaning. Staff look for words of the catalogue alone. */
  hasIntents: boolean
  /** Whether the catalogue has a word with this beginning. */
  isInCatalogue: (beginning: string) => boolean
}

const longestPhrase = 4
/** Below, the beginning of an occasion says too little. */
const shortestBeginning = 4

const termsOf = (text: string) => wordsOf(text).map(termOf)

function meaningsBy(...sources: (typeof occasions)[]): ReadonlyMap<string, readonly string[]> {
  const known = new Map<string, readonly string[]>()
  for (const [words, phrases] of sources.flat()) {
    for (const phrase of new Set(phrases.map((one) => termsOf(one).join(' ')))) {
      known.set(phrase, [...(known.get(phrase) ?? []), ...termsOf(words)])
    }
  }
  return known
}

const knownTranslations = meaningsBy(translations)
const knownIntents = meaningsBy(occasions, translations)
const knownFillers = new Set(fillers.flatMap(termsOf))

/** The parts of a query, of which a product needs every one that is not optional. */
export function readQuery(query: string, reader: QueryReader): QueryPart[] {
  const { hasIntents, isInCatalogue } = reader
  const known = hasIntents ? knownIntents : knownTranslations
  const terms = queryTerms(query)
  const parts: QueryPart[] = []
  for (let first = 0; first < terms.length; ) {
    const phrase = longestKnown(terms.slice(first, first + longestPhrase), known)
    const part = phrase ?? terms.slice(first, first + 1)
    const [term = ''] = part
    const isOptional = hasIntents && part.length === 1 && knownFillers.has(term)
    const isUnknown = !phrase && hasIntents && !isOptional && !isInCatalogue(term)
    const meanings = known.get(part.join(' ')) ?? known.get(withoutParticle(part)) ?? []
    parts.push({
      terms: part,
      meanings: isUnknown && meanings.length === 0 ? likelyMeanings(term, known) : meanings,
      isOptional,
    })
    first += part.length
  }
  return parts
}

/** The English terms of what Arabic terms name, so that English queries find a product with an Arabic name. */
export function translatedTerms(terms: readonly string[]): string[] {
  return terms.flatMap((_term, first) => {
    const phrase = longestKnown(terms.slice(first, first + longestPhrase), knownTranslations)
    return knownTranslations.get(phrase?.join(' ') ?? '') ?? []
  })
}

function longestKnown(
  terms: readonly string[],
  known: ReadonlyMap<string, unknown>,
): readonly string[] | null {
  for (let length = terms.length; length > 0; length--) {
    const phrase = terms.slice(0, length)
    if (known.has(phrase.join(' '))) return phrase
  }
  return null
}

/** Arabic writes "for", "and" and "with" as the first letter of the next word. */
function withoutParticle([term = '']: readonly string[]): string {
  return termOf(term.replace(/^[لوب](?=\p{Script=Arabic}{2})/u, ''))
}

/** Meanings of an occasion that is still being typed, or misspelt. */
function likelyMeanings(
  term: string,
  known: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  if (term.length < shortestBeginning) return []
  for (const [phrase, meanings] of known) {
    const isMisspelt = mayBeMisspelt(term) && typoMatch(term, phrase) === 'word'
    if (phrase.startsWith(term) || isMisspelt) return meanings
  }
  return []
}
