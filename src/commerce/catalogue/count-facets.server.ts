import { isDocumentId } from '#database/document-id.ts'
import { readChoiceTerms } from '../delivery/read-choice-terms.server.ts'
import { occasionProducts, shownOccasions } from '../occasions/shown-occasions.server.ts'
import type { ShopContext } from '../shop-context.ts'
import { type FilterKind, failedFilters, type ProductFilter } from './product-listing.ts'
import type { IndexedProduct } from './search/product-index.ts'
import type { ProductSearch } from './search/product-search.server.ts'
import { soldOutIds } from './search/search-catalogue-store.server.ts'

/** How many products each value of a filter leaves, together with all other filters. */
export interface FacetCounts {
  /** With all filters. */
  total: number
  colours: ReadonlyMap<string, number>
  flowers: ReadonlyMap<string, number>
  /** By occasion, in the order of staff. */
  occasions: readonly { slug: string; name: string; nameAr: string; count: number }[]
}

type CountedShop = Pick<ShopContext, 'db' | 'now' | 'search'>

const cacheMs = 1_000
const mostCached = 200
type CachedCounts = Map<string, { at: number; counts: Promise<FacetCounts> }>

const cached = new WeakMap<ProductSearch, CachedCounts>()

/** Counts a filter at most once a second: the pass over the catalogue takes some milliseconds for 20,000 products. */
export function countFacets(shop: CountedShop, filter: ProductFilter): Promise<FacetCounts> {
  const at = shop.now()
  const key = JSON.stringify(Object.entries(filter).toSorted())
  const known: CachedCounts = cached.get(shop.search) ?? new Map()
  cached.set(shop.search, known)
  const before = known.get(key)
  if (before && Math.abs(at - before.at) < cacheMs) return before.counts
  if (known.size >= mostCached) known.clear()
  const counts = countNow(shop, filter)
  known.set(key, { at, counts })
  counts.catch(() => known.delete(key))
  return counts
}

async function countNow(
  { db, now, search }: CountedShop,
  { query, occasion, inStock, arrival, ...filter }: ProductFilter,
): Promise<FacetCounts> {
  const at = now()
  const terms = arrival && (await readChoiceTerms({ db, now }, arrival))
  const maxLeadDays = terms?.maxLeadDays ?? Number.POSITIVE_INFINITY
  const [{ matches }, soldOut, members, occasions] = await Promise.all([
    query === undefined ? search.list() : search.find(query, { hasIntents: true }),
    inStock || terms ? soldOutIds(db) : new Set<string>(),
    occasionProducts(db, at),
    shownOccasions(db, at),
  ])
  const occasionsOf = invert(members)
  const counts = new Map<FilterKind, Map<string, number>>()
  let total = 0

  /** Counts a product for a filter, unless another filter excludes it. */
  function add(kind: FilterKind, failed: readonly FilterKind[], values: readonly string[]) {
    if (failed.some((one) => one !== kind)) return
    const known = counts.get(kind) ?? new Map<string, number>()
    counts.set(kind, known)
    for (const value of values) known.set(value, (known.get(value) ?? 0) + 1)
  }

  function failuresOf(product: IndexedProduct): FilterKind[] {
    const failed = failedFilters(product, filter, at)
    if (soldOut.has(product.id) || product.leadDays > maxLeadDays) failed.push('stock')
    const isMember = occasion === undefined || occasionsOf.get(product.id)?.includes(occasion)
    if (!isMember) failed.push('occasion')
    return failed
  }

  const isKnownCategory = filter.category === undefined || isDocumentId(filter.category)
  for (const { product } of isKnownCategory ? matches : []) {
    if (product.isArchived) continue
    const failed = failuresOf(product)
    // Two failed filters exclude it from every count.
    if (failed.length > 1) continue
    if (failed.length === 0) total += 1
    add('colour', failed, product.colours)
    add('flower', failed, product.flowers)
    add('occasion', failed, occasionsOf.get(product.id) ?? [])
  }

  const of = (kind: FilterKind) => counts.get(kind) ?? new Map<string, number>()
  return {
    total,
    colours: of('colour'),
    flowers: of('flower'),
    occasions: occasions.map(({ slug, name, nameAr }) => ({
      slug,
      name,
      nameAr,
      count: of('occasion').get(slug) ?? 0,
    })),
  }
}

function invert(
  members: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, readonly string[]> {
  const slugs = new Map<string, string[]>()
  for (const [slug, ids] of members) {
    for (const id of ids) slugs.set(id, [...(slugs.get(id) ?? []), slug])
  }
  return slugs
}
