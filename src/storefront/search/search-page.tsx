import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { productQueries } from '#api/catalogue.queries.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { FetchFailed } from '#ui/fetch-failed.tsx'
import { CategoryRail } from '../home/category-rail.tsx'
import { ListControls } from '../home/list-controls.tsx'
import { wishOf } from '../home/listing-search.ts'
import { MoreProducts } from '../home/more-products.tsx'
import { ProductGrid, ProductGridLoading } from '../home/product-grid.tsx'
import { SearchField } from '../layout/search-field.tsx'
import type { SearchSearch } from './search-search.ts'

export function SearchPage({ search }: { search: SearchSearch }) {
  return (
    <>
      <div className="page-width">
        <h1 className="pt-10 pb-6 font-display text-2xl wrap-anywhere">
          {search.q ? `Flowers for “${search.q}”` : 'Search'}
        </h1>
        <SearchField large className="mb-8 xl:hidden" />
      </div>
      {search.q ? <Found search={search} query={search.q} /> : <CategoryRail />}
    </>
  )
}

function Found({ search, query }: { search: SearchSearch; query: string }) {
  const { q: _query, ...listing } = search
  const list = useInfiniteQuery({
    ...productQueries.list(wishOf(listing, query), listing.after),
    placeholderData: (before) => before,
  })
  const shown = list.data?.pages.flatMap((page) => page.products)
  // That nothing was found by other words says nothing of these.
  const products = list.isPlaceholderData && shown?.length === 0 ? undefined : shown
  const waits = list.isPending || (list.isPlaceholderData && !products)
  const isEmpty = products?.length === 0
  const isNarrowed = Object.keys(listing).length > 0
  return (
    <>
      <div
        aria-busy={list.isPlaceholderData}
        className="page-width transition-opacity aria-busy:opacity-50"
      >
        {products && (
          <p role="status" className="sr-only">
            {isEmpty ? 'Nothing found' : `${products.length} shown`}
          </p>
        )}
        {/* Stays while the next list loads: the shopper may still be typing into it. */}
        {(isNarrowed || (products && !isEmpty)) && <ListControls search={listing} query={query} />}
        {waits && <ProductGridLoading />}
        {!waits && !products && <FetchFailed onRetry={list.refetch} />}
        {isEmpty && <NothingFound />}
        {products && !isEmpty && (
          <>
            <h2 className="sr-only">The flowers</h2>
            <ProductGrid products={products} eagerCount={4} />
          </>
        )}
        {products && !list.isPlaceholderData && (
          <MoreProducts to="/search" search={search} list={list} />
        )}
      </div>
      {isEmpty && <CategoryRail />}
    </>
  )
}

function NothingFound() {
  return (
    <EmptyState
      title="We found nothing by these words."
      note="A colour or a flower’s name works best."
    >
      <Link to="/" className="link">
        See all flowers
      </Link>
    </EmptyState>
  )
}
