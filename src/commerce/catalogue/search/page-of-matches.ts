import { currentLocale } from '#i18n/locale.ts'
import type { ProductSort } from '../product-listing.ts'
import { effectivePrice } from '../sale.ts'
import type { IndexedProduct, ProductMatch, SearchResult } from './product-index.ts'

type MatchOrder = (one: ProductMatch, other: ProductMatch) => number

/** Newest first; the id is the tiebreaker, so no two are equal. */
export const newestFirst: MatchOrder = ({ product: one }, { product: other }) =>
  other.createdAt - one.createdAt || compareTexts(other.id, one.id)

/** The order of a customer's search: best match first unless `sort` says otherwise; newest first among equals. */
export function matchOrder(sort: ProductSort | undefined, now: number): MatchOrder {
  if (sort === 'newest') return newestFirst
  const compare = comparisons[sort ?? 'relevance']
  return (one, other) => compare(one, other, now) || newestFirst(one, other)
}

type Compare = (one: ProductMatch, other: ProductMatch, now: number) => number

const byPrice: Compare = ({ product: one }, { product: other }, now) =>
  effectivePrice(one, now) - effectivePrice(other, now)

const comparisons: Record<Exclude<ProductSort, 'newest'> | 'relevance', Compare> = {
  relevance: (one, other) => other.score - one.score,
  price: byPrice,
  'price-down': (one, other, now) => byPrice(other, one, now),
  name: ({ product: one }, { product: other }) => compareTexts(shownName(one), shownName(other)),
}

function shownName({ sortName, sortNameAr = sortName }: IndexedProduct): string {
  return currentLocale() === 'ar' ? sortNameAr : sortName
}

function compareTexts(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}

interface Page {
  isWanted: (product: IndexedProduct) => boolean
  order: MatchOrder
  limit: number
}

/** The ids of one page of a search in their order, after the cursor, and the id of the next cursor. */
export function pageOfMatches(
  { matches, cursor }: SearchResult,
  { isWanted, order, limit }: Page,
): { ids: string[]; nextCursor: string | null } {
  // Reads one row more than the limit, to see whether another page follows.
  const count = limit + 1
  const first: ProductMatch[] = []
  // Inserting into a short sorted list is several times faster than filtering and sorting all matches.
  for (const match of matches) {
    const last = first[count - 1]
    if (last && order(match, last) > 0) continue
    if (cursor && order(cursor, match) >= 0) continue
    if (!isWanted(match.product)) continue
    const index = first.findIndex((one) => order(match, one) < 0)
    first.splice(index < 0 ? first.length : index, 0, match)
    if (first.length > count) first.pop()
  }
  const ids = first.map(({ product }) => product.id)
  const page = ids.slice(0, limit)
  return { ids: page, nextCursor: ids.length > limit ? (page.at(-1) ?? null) : null }
}
