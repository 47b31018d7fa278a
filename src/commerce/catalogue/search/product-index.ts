import SearchableMap from 'minisearch/SearchableMap'
import { foldText } from '#database/fold-text.ts'
import type { SalePrice } from '../sale.ts'
import { createProductMasks, type FacetKind, type ProductMasks } from './product-masks.ts'
import { type QueryPart, readQuery, translatedTerms } from './query-parts.ts'
import { mayBeMisspelt, termOf, typoMatch, wordsOf } from './search-terms.ts'

/** The fields that a search filters and sorts by. Stock is absent: orders change it without changing `updatedAt`. */
export interface IndexedProduct extends SalePrice {
  id: string
  category: string
  /** The fewest of its variants, also of those that are sold out. */
  leadDays: number
  categoryName: string
  colours: readonly string[]
  flowers: readonly string[]
  sizes: readonly string[]
  /** The folded name, for sorting. */
  sortName: string
  sortNameAr?: string
  /** Customers do not find it. */
  isArchived: boolean
  /** Differs for a product sold only as an add-on, which customers never find. */
  isArchivedByStaff?: boolean
  isAddOn?: boolean
  isArabicMissing?: boolean
  createdAt: number
  updatedAt: number
}

/** A product to index: with its text, which is indexed and not stored. */
export interface ProductDocument extends Omit<IndexedProduct, 'sortName' | 'sortNameAr'> {
  name: string
  nameAr?: string
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

const arabic = /\p{Script=Arabic}/u
const latin = /\p{Script=Latin}/u

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
  /** The numbers of the products by what they have: `colour red`. */
  const facets = new Map<string, number[]>()
  // Built when a count first needs them, until the next change.
  let masks: ProductMasks | null = null
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
    masks = null
  }

  const listOf = (kind: FacetKind, key: string) => facets.get(`${kind} ${key}`) ?? []

  function addFacets(kind: FacetKind, keys: readonly string[], number: number): void {
    for (const key of keys) {
      const list = facets.get(`${kind} ${key}`)
      if (list) list.push(number)
      else facets.set(`${kind} ${key}`, [number])
    }
  }

  function put({ name, nameAr = '', description, ...facts }: ProductDocument): void {
    remove(facts.id)
    const sortNames = { sortName: foldText(name), sortNameAr: foldText(nameAr || name) }
    const number = products.push({ ...facts, ...sortNames }) - 1
    numbers.set(facts.id, number)
    addFacets('category', [facts.category], number)
    addFacets('leadDays', [String(facts.leadDays)], number)
    addFacets('colour', facts.colours, number)
    addFacets('flower', facts.flowers, number)
    addFacets('size', facts.sizes, number)
    const isInArabicOnly = arabic.test(name) && !latin.test(name)
    const weighted = (text: string, weight: number) => {
      const own = wordsOf(text).map(knownTermOf)
      const all = isInArabicOnly ? [...own, ...translatedTerms(own)] : own
      return all.map((term) => [term, weight] as const)
    }
    // The later entry of a term wins: the best field comes last.
    const weights = new Map([
      ...weighted(description, inDescription),
      ...weighted(facts.categoryName, inCategory),
      ...weighted(`${name} ${nameAr}`, inName),
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

  function postingsOf(term: string, mayHaveTypos: boolean): Postings[] {
    const begun = [...lists.atPrefix(term)]
      // "-y" makes another word of a known one: «ورد» are roses, «وردي» is pink.
      .filter(([word]) => mayHaveTypos || word !== `${term}ي`)
      .map(([word, list]) => ({ list, closeness: word === term ? wholeWord : beginning }))
    return begun.length > 0 || !mayHaveTypos ? begun : misspeltPostingsOf(term)
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
  function pointsOf(term: string, mayHaveTypos: boolean): Uint8Array {
    const points = new Uint8Array(products.length)
    for (const { list, closeness } of postingsOf(term, mayHaveTypos)) {
      earn(points, list, (weight) => weight * pointsOfField + closeness)
    }
    return points
  }

  /** The points of a part of a query: its words, else with fewer points what they mean. */
  function pointsOfPart({ terms: [first = '', ...others], meanings }: QueryPart): Uint8Array {
    const mayHaveTypos = meanings.length === 0
    const points = pointsOf(first, mayHaveTypos)
    for (const term of others) addWhereBoth(points, pointsOf(term, mayHaveTypos))
    for (const meaning of meanings) earn(points, lists.get(meaning) ?? [], (weight) => weight)
    return points
  }

  /** All products have one point, if nothing excludes any. */
  const noneExcluded = () => new Uint8Array(products.length).fill(1)

  return {
    size: () => numbers.size,
    /** How many outdated entries the lists still contain. */
    outdated: () => products.length - numbers.size,
    get: (id: string) => products[numbers.get(id) ?? -1],
    ids: () => numbers.keys(),
    all: () => products.filter((product) => product !== undefined),
    /** The products with one of these keys. */
    having: (kind: FacetKind, keys: readonly string[]) =>
      [...new Set(keys.flatMap((key) => listOf(kind, key)))].flatMap(
        (number) => products[number] ?? [],
      ),
    masks(): ProductMasks {
      masks ??= createProductMasks({ products, numberOf: (id) => numbers.get(id), listOf })
      return masks
    },
    put,
    remove,
    /**
     * The products that have every term of a query: as a word or its beginning, else misspelt. With `hasIntents`, also
     * those that fit an occasion or a request.
     */
    find(query: string, hasIntents = false): ProductMatch[] {
      const isInCatalogue = (start: string) => !lists.atPrefix(start).entries().next().done
      const parts = readQuery(query, { hasIntents, isInCatalogue })
      if (parts.length === 0) return []
      const [first, ...others] = parts.filter(({ isOptional }) => !isOptional)
      const scores = first ? pointsOfPart(first) : noneExcluded()
      for (const part of others) addWhereBoth(scores, pointsOfPart(part))
      for (const part of parts) if (part.isOptional) addWhereAny(scores, pointsOfPart(part))
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

function earn(
  points: Uint8Array,
  list: readonly number[],
  pointsFor: (weight: number) => number,
): void {
  for (const posting of list) {
    const number = posting >> weightBits
    const earned = pointsFor(posting & ((1 << weightBits) - 1))
    if (earned > (points[number] ?? 0)) points[number] = earned
  }
}

/** Adds points to products that have some already. */
function addWhereAny(scores: Uint8Array, points: Uint8Array): void {
  for (let number = 0; number < scores.length; number++) {
    if (scores[number]) scores[number] = (scores[number] ?? 0) + (points[number] ?? 0)
  }
}

/** Adds points where both are positive. Six terms earn at most 66 points, which fits a byte. */
function addWhereBoth(scores: Uint8Array, points: Uint8Array): void {
  for (let number = 0; number < scores.length; number++) {
    const [score, more] = [scores[number] ?? 0, points[number] ?? 0]
    scores[number] = score === 0 || more === 0 ? 0 : score + more
  }
}
