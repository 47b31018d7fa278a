import {
  longestQuery,
  type ProductFilter,
  type ProductSort,
  productSorts,
} from '#commerce/catalogue/product-listing.ts'
import { type DeliverySearch, readDeliveryChoice } from '#commerce/delivery/delivery-choice.ts'
import { westernDigits } from '#i18n/western-digits.ts'

export interface ListingSearch extends DeliverySearch {
  category?: string | undefined
  /** A slug. */
  occasion?: string | undefined
  /** One or more keys, joined by spaces; one of them is enough. */
  colour?: string | undefined
  flower?: string | undefined
  size?: string | undefined
  sort?: ProductSort | undefined
  min?: number | undefined
  max?: number | undefined
  sale?: true | undefined
  stock?: true | undefined
  /** Only what arrives as chosen. */
  arrives?: true | undefined
  /** The cursor of a later page, for pagination without JavaScript. */
  after?: string | undefined
}

const maxPrice = 1_000_000
const mostKeys = 20

/** Parsed by hand, because a schema library would load with every page. Ignores invalid values. */
export function readListingSearch(search: Record<string, unknown>): ListingSearch {
  const sort = productSorts.find((one) => one === search.sort)
  const min = pounds(search.min)
  const max = pounds(search.max)
  const choice = readDeliveryChoice(search)
  const keys = {
    colour: keysOf(search.colour),
    flower: keysOf(search.flower),
    size: keysOf(search.size),
  }
  return {
    ...textsOf(search, 'category', 'occasion'),
    ...textsOf(keys, 'colour', 'flower', 'size'),
    ...textsOf(search, 'after'),
    ...(sort && { sort }),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(isYes(search.sale) && { sale: true }),
    ...(isYes(search.stock) && { stock: true }),
    ...choice,
    ...(choice && isYes(search.arrives) && { arrives: true }),
  }
}

/** The search parameters of the search page; `q` is the search text. */
export interface SearchSearch extends ListingSearch {
  q?: string | undefined
}

export function readSearchSearch(search: Record<string, unknown>): SearchSearch {
  const q = textOf(search.q)?.trim().slice(0, longestQuery)
  return { ...(q && { q }), ...readListingSearch(search) }
}

export function filterOf(search: ListingSearch, query?: string): ProductFilter {
  const { sort, min, max, sale, stock, arrives } = search
  const arrival = arrives ? readDeliveryChoice({ ...search }) : null
  return {
    ...textsOf(search, 'category', 'occasion', 'colour', 'flower', 'size'),
    ...(query !== undefined && { query }),
    ...(sort !== undefined && { sort }),
    ...(min !== undefined && { minPrice: min }),
    ...(max !== undefined && { maxPrice: max }),
    ...(sale && { onSale: true }),
    ...(stock && { inStock: true }),
    ...(arrival && { arrival }),
  }
}

/** Whether the list is sorted or filtered by more than its category. A delivery choice alone only marks products. */
export function isFiltered(search: ListingSearch): boolean {
  return countFilters(search) > 0
}

export function countFilters({
  category: _category,
  after: _after,
  area: _area,
  day: _day,
  slot: _slot,
  ...rest
}: ListingSearch): number {
  return Object.keys(rest).length
}

/** The parameters that are texts, in this order. */
function textsOf<Name extends string>(
  search: { [Key in Name]?: unknown },
  ...names: Name[]
): Partial<Record<Name, string>> {
  const found: Partial<Record<Name, string>> = {}
  for (const name of names) {
    const text = textOf(search[name])
    if (text) found[name] = text
  }
  return found
}

// The router parses a numeric parameter as a number.
function textOf(value: unknown): string | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Forms and links repeat a parameter for several values. Sorted, so that equal filters have one URL. */
function keysOf(value: unknown): string {
  const texts = Array.isArray(value) ? value.map(textOf) : [textOf(value)]
  const keys = texts.flatMap((text) => text?.split(' ') ?? []).filter((key) => key !== '')
  return [...new Set(keys)].sort().slice(0, mostKeys).join(' ')
}

function pounds(value: unknown): number | undefined {
  const amount =
    typeof value === 'string' && value.trim() !== '' ? Number(westernDigits(value)) : value
  if (typeof amount !== 'number' || !Number.isFinite(amount) || amount < 0) return undefined
  return Math.min(Math.round(amount), maxPrice)
}

// A form without JavaScript sends `on`.
function isYes(value: unknown): boolean {
  return value === true || value === 'true' || value === 'on' || value === 1
}
