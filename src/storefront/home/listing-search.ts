import {
  longestQuery,
  type ProductFilter,
  type ProductSort,
  productSorts,
} from '#commerce/catalogue/product-listing.ts'

/** How a list is sorted and what is left out of it, as the address says it. */
export interface ListingSearch {
  /** The id of a category. */
  category?: string | undefined
  sort?: ProductSort | undefined
  /** Whole pounds. */
  min?: number | undefined
  max?: number | undefined
  sale?: true | undefined
  stock?: true | undefined
  /** The id of the product after which the list goes on: how the next page is reached without script. */
  after?: string | undefined
}

const dearest = 1_000_000

/** Written by hand, because a schema library would load with every page. What makes no sense is not there. */
export function readListingSearch(search: Record<string, unknown>): ListingSearch {
  const category = word(search.category)
  const after = word(search.after)
  const sort = productSorts.find((one) => one === search.sort)
  const min = pounds(search.min)
  const max = pounds(search.max)
  return {
    ...(category && { category }),
    ...(sort && { sort }),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(isYes(search.sale) && { sale: true }),
    ...(isYes(search.stock) && { stock: true }),
    ...(after && { after }),
  }
}

export function readQuery(search: Record<string, unknown>): string | undefined {
  return word(search.q)?.trim().slice(0, longestQuery) || undefined
}

export function wishOf(search: ListingSearch, query?: string): ProductFilter {
  const { category, sort, min, max, sale, stock } = search
  return {
    ...(category !== undefined && { category }),
    ...(query !== undefined && { query }),
    ...(sort !== undefined && { sort }),
    ...(min !== undefined && { minPrice: min }),
    ...(max !== undefined && { maxPrice: max }),
    ...(sale && { onSale: true }),
    ...(stock && { inStock: true }),
  }
}

/** Whether anything but the category and the page is chosen. */
export function isNarrowed(search: ListingSearch): boolean {
  return countChosen(search) > 0
}

/** How much is chosen besides the category and the page. */
export function countChosen({
  category: _category,
  after: _after,
  ...rest
}: ListingSearch): number {
  return Object.keys(rest).length
}

// A number-like word in the address arrives as a number.
function word(value: unknown): string | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return typeof value === 'string' && value !== '' ? value : undefined
}

function pounds(value: unknown): number | undefined {
  const amount = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  if (typeof amount !== 'number' || !Number.isFinite(amount) || amount < 0) return undefined
  return Math.min(Math.round(amount), dearest)
}

// A form without script sends `on`.
function isYes(value: unknown): boolean {
  return value === true || value === 'true' || value === 'on' || value === 1
}
