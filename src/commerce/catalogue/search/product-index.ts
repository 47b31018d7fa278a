import SearchableMap from 'minisearch/SearchableMap'
import { foldText } from '#database/fold-text.ts'
import type { SalePrice } from '../sale.ts'
import {
  createProductMasks,
  type FacetKind,
  type Mask,
  numbersOf,
  type ProductMasks,
} from './product-masks.ts'
import { type QueryPart, readQuery, translatedTerms } from './query-parts.ts'
import { mayBeMisspelt, termOf, typoMatch, wordsOf } from './search-terms.ts'
import {
  addWhereAny,
  addWhereBoth,
  earn,
  noPoints,
  onePointEach,
  type Points,
} from './term-points.ts'

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
  // Built when a list first needs them, until the next change.
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

  function pointsOf(term: string, mayHaveTypos: boolean, within: Mask): Points {
    const points = noPoints(products.length, within)
    for (const { list, closeness } of postingsOf(term, mayHaveTypos)) {
      earnAll(points, list, (weight) => weight * pointsOfField + closeness)
    }
    return points
  }

  /** The points of a part of a query: its words, else with fewer points what they mean. */
  function pointsOfPart({ terms, meanings }: QueryPart, within: Mask): Points {
    const [first = '', ...others] = terms
    const mayHaveTypos = meanings.length === 0
    const points = pointsOf(first, mayHaveTypos, within)
    for (const term of others) addWhereBoth(points, pointsOf(term, mayHaveTypos, points.mask))
    for (const meaning of meanings) earnAll(points, lists.get(meaning) ?? [], (weight) => weight)
    return points
  }

  function currentMasks(): ProductMasks {
    masks ??= createProductMasks({ products, numberOf: (id) => numbers.get(id), listOf })
    return masks
  }

  function collect<Row>(
    mask: Mask,
    rowOf: (product: IndexedProduct, number: number) => Row,
  ): Row[] {
    const rows: Row[] = []
    for (const number of numbersOf(mask)) {
      const product = products[number]
      if (product) rows.push(rowOf(product, number))
    }
    return rows
  }

  return {
    size: () => numbers.size,
    /** How many outdated entries the lists still contain. */
    outdated: () => products.length - numbers.size,
    get: (id: string) => products[numbers.get(id) ?? -1],
    ids: () => numbers.keys(),
    productsOf: (mask: Mask) => collect(mask, (product) => product),
    masks: currentMasks,
    put,
    remove,
    /**
     * The products of a set that have every term of a query: as a word or its beginning, else misspelt. With
     * `hasIntents`, also those that fit an occasion or a request.
     */
    find(query: string, hasIntents = false, within = currentMasks().all): ProductMatch[] {
      const isInCatalogue = (start: string) => !lists.atPrefix(start).entries().next().done
      const parts = readQuery(query, { hasIntents, isInCatalogue })
      if (parts.length === 0) return []
      const [first, ...others] = parts.filter(({ isOptional }) => !isOptional)
      const scores = first ? pointsOfPart(first, within) : onePointEach(products.length, within)
      for (const part of others) addWhereBoth(scores, pointsOfPart(part, scores.mask))
      for (const part of parts) {
        if (part.isOptional) addWhereAny(scores, pointsOfPart(part, scores.mask))
      }
      const { mask, values } = scores
      return collect(mask, (product, number) => ({ product, score: values[number] ?? 0 }))
    },
  }
}

export type ProductIndex = ReturnType<typeof createProductIndex>

function earnAll(
  points: Points,
  list: readonly number[],
  pointsFor: (weight: number) => number,
): void {
  for (const posting of list) {
    earn(points, posting >> weightBits, pointsFor(posting & ((1 << weightBits) - 1)))
  }
}
