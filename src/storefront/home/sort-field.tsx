import { listingText } from './listing.messages.ts'
import type { ListingSearch } from './listing-search.ts'

interface SortFieldProps {
  /** The id of the form that it belongs to. */
  form: string
  search: ListingSearch
  /** The order without a choice: of a search by relevance, of an occasion that of the florists. */
  defaultSort: 'bestMatch' | 'ourChoice' | 'newest'
  onSort: () => void
}

export function SortField({ form, search, defaultSort, onSort }: SortFieldProps) {
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
        <option value="">{listingText(defaultSort)}</option>
        {defaultSort !== 'newest' && <option value="newest">{listingText('newest')}</option>}
        <option value="price">{listingText('priceUp')}</option>
        <option value="price-down">{listingText('priceDown')}</option>
        <option value="name">{listingText('name')}</option>
      </select>
    </>
  )
}
