import { listingText } from './listing.messages.ts'
import type { ListingSearch } from './listing-search.ts'

interface SortFieldProps {
  /** The id of the form that it belongs to. */
  form: string
  search: ListingSearch
  /** A search offers the order by relevance, as the default. */
  byRelevance: boolean
  onSort: () => void
}

export function SortField({ form, search, byRelevance, onSort }: SortFieldProps) {
  return (
    <>
      <span aria-hidden="true" className="text-ink-soft max-sm:hidden">
        {listingText('sortBy')}
      </span>
      <select
        aria-label={listingText('sortBy')}
        name="sort"
        form={form}
        defaultValue={search.sort ?? ''}
        className="min-h-11 max-w-44 bg-transparent text-sm hover:text-moss"
        onChange={onSort}
      >
        <option value="">{listingText(byRelevance ? 'bestMatch' : 'newest')}</option>
        {byRelevance && <option value="newest">{listingText('newest')}</option>}
        <option value="price">{listingText('priceUp')}</option>
        <option value="price-down">{listingText('priceDown')}</option>
        <option value="name">{listingText('name')}</option>
      </select>
    </>
  )
}
