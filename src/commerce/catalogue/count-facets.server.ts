import { readChoiceTerms } from '../delivery/read-choice-terms.server.ts'
import { occasionProducts, shownOccasions } from '../occasions/shown-occasions.server.ts'
import type { ShopContext } from '../shop-context.ts'
import { bouquetSizes, colours, flowers, splitKeys } from './facets.ts'
import { matchesFilter, type ProductFilter } from './product-listing.ts'
import { offeredWithin } from './search/offered-within.ts'
import { countBoth, intersect, type Mask } from './search/product-masks.ts'
import type { ProductSearch } from './search/product-search.server.ts'
import { unavailableIds } from './search/search-catalogue-store.server.ts'

/** How many products each value of a filter leaves, together with all other filters. */
export interface FacetCounts {
  /** With all filters. */
  total: number
  colours: ReadonlyMap<string, number>
  flowers: ReadonlyMap<string, number>
  sizes: ReadonlyMap<string, number>
  /** By occasion, in the order of staff. */
  occasions: readonly { slug: string; name: string; nameAr: string; count: number }[]
}

type CountedKind = 'colour' | 'flower' | 'size'
type CountedShop = Pick<ShopContext, 'db' | 'now' | 'search'>

const cacheMs = 1_000
const mostCached = 200
type CachedCounts = Map<string, { at: number; counts: Promise<FacetCounts> }>

const cached = new WeakMap<ProductSearch, CachedCounts>()

/** Counts a filter at most once a second, because many customers open the same one. */
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
  { query, occasion, inStock, arrival, category, colour, flower, size, ...prices }: ProductFilter,
): Promise<FacetCounts> {
  const at = now()
  const terms = arrival && (await readChoiceTerms({ db, now }, arrival))
  const [found, excluded, members, occasions] = await Promise.all([
    query === undefined ? null : search.find(query, { hasIntents: true }),
    unavailableIds(db, { inStock, maxLeadDays: terms?.maxLeadDays }),
    occasionProducts(db, at),
    shownOccasions(db, at),
  ])
  const masks = await search.masks()
  const hasPrices = prices.minPrice !== undefined || prices.maxPrice !== undefined || prices.onSale
  const { minPrice = 0, maxPrice = Number.POSITIVE_INFINITY } = prices
  const regularRange = prices.onSale ? null : { min: minPrice, max: maxPrice }
  /** The products that pass the filters without a facet. */
  const rest = intersect(
    offeredWithin(masks, {
      ...{ category, maxLeadDays: terms?.maxLeadDays, excluded },
      among: found?.matches.map(({ product }) => product.id),
    }),
    ...(hasPrices
      ? [masks.wherePrice((product) => matchesFilter(product, prices, at), regularRange)]
      : []),
  )
  const havingOneOf = (kind: CountedKind, keys: string | undefined) =>
    keys === undefined ? masks.all : masks.having(kind, splitKeys(keys))
  const chosen = {
    colour: havingOneOf('colour', colour),
    flower: havingOneOf('flower', flower),
    size: havingOneOf('size', size),
    occasion: occasion === undefined ? masks.all : masks.ofIds(members.get(occasion) ?? []),
  }
  // A value counts the products that all other filters leave: choosing it adds to the values of its own facet.
  const forColour = intersect(rest, chosen.flower, chosen.size, chosen.occasion)
  const forFlower = intersect(rest, chosen.colour, chosen.size, chosen.occasion)
  const forSize = intersect(rest, chosen.colour, chosen.flower, chosen.occasion)
  const forOccasion = intersect(rest, chosen.colour, chosen.flower, chosen.size)
  const counted = (kind: CountedKind, keys: readonly string[], others: Mask) =>
    new Map(keys.map((key) => [key, countBoth(others, masks.having(kind, [key]))]))
  return {
    total: countBoth(forColour, chosen.colour),
    colours: counted('colour', colours, forColour),
    flowers: counted('flower', flowers, forFlower),
    sizes: counted('size', bouquetSizes, forSize),
    occasions: occasions.map(({ slug, name, nameAr }) => ({
      slug,
      name,
      nameAr,
      count: countBoth(forOccasion, masks.ofIds(members.get(slug) ?? [])),
    })),
  }
}
