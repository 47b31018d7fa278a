import SearchableMap from 'minisearch/SearchableMap'
import type { SalePrice } from '../sale.ts'
import { foldText, mayBeMisspelt, queryTerms, termOf, typoMatch, wordsOf } from './search-terms.ts'

/** The fields that a search filters and sorts by. Stock is absent: orders change it without changing `updatedAt`. */
export interface IndexedProduct extends SalePrice {
  id: string
  category: string
  categoryName: string
  /** The folded name, for sorting. */
  sortName: string
  isArchived: boolean
  createdAt: number
  updatedAt: number
}

/** A product to index: with its text, which is indexed and not stored. */
export interface ProductDocument extends Omit<IndexedProduct, 'sortName'> {
  name: string
  description: string
}

/** A product that has all terms of a query. */
export interface ProductMatch {
  product: IndexedProduct
  /** Relevance; 0 if unknown. Depends on this product and the query alone, so that pages stay stable. */
  score: number
}

/** The matches of a search, and the cursor of the page. */
export interface SearchResult {
  matches: ProductMatch[]
  /** The page begins after this product; null for the first page. */
  cursor: ProductMatch | null
}

// A posting is a product's number with the weight of the best field that has the term, in one integer.
const weightBits = 2
const inDescription = 1
const inCategory = 2
const inName = 3

// Within a field the whole word counts more than its beginning, and a beginning more than a typo.
const pointsOfField = 3
const wholeWord = 2
const beginning = 1

interface Postings {
  list: readonly number[]
  closeness: number
}

/** An inverted index of the catalogue in memory. Matches come in no order. */
export function createProductIndex() {
  const lists = new SearchableMap<number[]>()
  const spellings: string[] = []
  // Singulars are the slow part of indexing, and the words of a catalogue repeat.
  const terms = new Map<string, string>()
  const numbers = new Map<string, number>()
  // A product that changes gets a new number, so that postings are only appended.
  const products: (IndexedProduct | undefined)[] = []

  function knownTermOf(word: string): string {
    const term = terms.get(word) ?? termOf(word)
    terms.set(word, term)
    return term
  }

  function remove(id: string): void {
    const number = numbers.get(id)
    if (number !== undefined) products[number] = undefined
    numbers.delete(id)
  }

  function put({ name, description, ...facts }: ProductDocument): void {
    remove(facts.id)
    const number = products.push({ ...facts, sortName: foldText(name) }) - 1
    numbers.set(facts.id, number)
    // The later entry of a term wins: the best field comes last.
    const weights = new Map([
      ...wordsOf(description).map((word) => [knownTermOf(word), inDescription] as const),
      ...wordsOf(facts.categoryName).map((word) => [knownTermOf(word), inCategory] as const),
      ...wordsOf(name).map((word) => [knownTermOf(word), inName] as const),
    ])
    for (const [term, weight] of weights) {
      const posting = (number << weightBits) | weight
      const list = lists.get(term)
      if (list) {
        list.push(posting)
        continue
      }
      lists.set(term, [posting])
      if (mayBeMisspelt(term)) spellings.push(term)
    }
  }

  function postingsOf(term: string): Postings[] {
    const begun = [...lists.atPrefix(term)].map(([word, list]) => ({
      list,
      closeness: word === term ? wholeWord : beginning,
    }))
    return begun.length > 0 ? begun : misspeltPostingsOf(term)
  }

  function misspeltPostingsOf(term: string): Postings[] {
    if (!mayBeMisspelt(term)) return []
    const found: Postings[] = []
    for (const spelling of spellings) {
      const match = typoMatch(term, spelling)
      const list = match && lists.get(spelling)
      if (list) found.push({ list, closeness: match === 'word' ? beginning : 0 })
    }
    return found
  }

  /** The points of a term by product number; 0 for products without it. */
  function pointsOf(term: string): Uint8Array {
    const points = new Uint8Array(products.length)
    for (const { list, closeness } of postingsOf(term)) {
      for (const posting of list) {
        const number = posting >> weightBits
        const weight = posting & ((1 << weightBits) - 1)
        const earned = weight * pointsOfField + closeness
        if (earned > (points[number] ?? 0)) points[number] = earned
      }
    }
    return points
  }

  return {
    size: () => numbers.size,
    /** How many outdated entries the lists still contain. */
    outdated: () => products.length - numbers.size,
    get: (id: string) => products[numbers.get(id) ?? -1],
    ids: () => numbers.keys(),
    put,
    remove,
    /** The products that have every term of a query: as a word or its beginning, else misspelt. */
    find(query: string): ProductMatch[] {
      const [first, ...others] = queryTerms(query)
      if (first === undefined) return []
      const scores = pointsOf(first)
      for (const term of others) addWhereBoth(scores, pointsOf(term))
      const matches: ProductMatch[] = []
      for (let number = 0; number < scores.length; number++) {
        const score = scores[number] ?? 0
        const product = score > 0 ? products[number] : undefined
        if (product) matches.push({ product, score })
      }
      return matches
    },
  }
}

export type ProductIndex = ReturnType<typeof createProductIndex>

/** Adds points where both are positive. Six terms earn at most 66 points, which fits a byte. */
function addWhereBoth(scores: Uint8Array, points: Uint8Array): void {
  for (let number = 0; number < scores.length; number++) {
    const [score, more] = [scores[number] ?? 0, points[number] ?? 0]
    scores[number] = score === 0 || more === 0 ? 0 : score + more
  }
}
