import { type ListingSearch, readListingSearch, readQuery } from '../home/listing-search.ts'

export interface SearchSearch extends ListingSearch {
  q?: string | undefined
}

export function readSearchSearch(search: Record<string, unknown>): SearchSearch {
  const q = readQuery(search)
  return { ...(q && { q }), ...readListingSearch(search) }
}
