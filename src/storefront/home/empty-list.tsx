import { Link, useSearch } from '@tanstack/react-router'
import { buttonStyle } from '#ui/button-style.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { useCategories } from '../layout/use-categories.ts'
import { CategoryRail } from './category-rail.tsx'
import { emptyListText } from './empty-list.messages.ts'
import { isFiltered, type ListingSearch, readListingSearch } from './listing-search.ts'

/** The home page or a category without a product, or with an unknown category. */
export function EmptyList() {
  // Without parameters that the page does not know, for example of a campaign.
  const search = readListingSearch({ ...useSearch({ from: '/' }) })
  const { categories } = useCategories()
  const isUnknown = categories && !categories.some(({ id }) => id === search.category)
  if (search.category !== undefined && isUnknown) return <UnknownCategory />
  return <NoProducts search={search} />
}

function NoProducts({ search }: { search: ListingSearch }) {
  if (isFiltered(search)) {
    return (
      <EmptyState title={emptyListText('noMatch')}>
        <Link to="/" search={search.category ? { category: search.category } : {}} className="link">
          {emptyListText('clearFilters')}
        </Link>
      </EmptyState>
    )
  }
  const inCategory = search.category !== undefined
  return (
    <EmptyState
      title={emptyListText(inCategory ? 'emptyCategory' : 'noMore')}
      note={inCategory && emptyListText('emptyCategoryNote')}
    >
      <Link to="/" className="link">
        {emptyListText('seeAll')}
      </Link>
    </EmptyState>
  )
}

function UnknownCategory() {
  return (
    <>
      <div className="page-width">
        <h1 className="sr-only">{emptyListText('categoryNotFound')}</h1>
        <EmptyState title={emptyListText('categoryUnavailable')}>
          <Link to="/" className={buttonStyle({ variant: 'quiet' })}>
            {emptyListText('seeAll')}
          </Link>
        </EmptyState>
      </div>
      <CategoryRail />
    </>
  )
}
