import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { productQueries } from '#api/catalogue.queries.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { FetchFailed } from '#ui/fetch-failed.tsx'
import { DeliveryBar } from '../delivery/delivery-button.tsx'
import { CategoryRail } from '../home/category-rail.tsx'
import { ListControls } from '../home/list-controls.tsx'
import { filterOf, type SearchSearch } from '../home/listing-search.ts'
import { MoreProducts } from '../home/more-products.tsx'
import { ProductGrid, ProductGridLoading } from '../home/product-grid.tsx'
import { SearchField } from '../layout/search-field.tsx'
import { FoundOccasions } from './found-occasions.tsx'
import { searchPageText } from './search-page.messages.ts'

export function SearchPage({ search }: { search: SearchSearch }) {
  return (
    <>
      <div className="page-width">
        <h1 className="pt-10 pb-6 font-display text-2xl wrap-anywhere">
          {search.q ? searchPageText('resultsFor', { query: search.q }) : searchPageText('title')}
        </h1>
        <SearchField large className="mb-8 xl:hidden" />
      </div>
      {search.q && <FoundOccasions query={search.q} />}
      {search.q ? <Results search={search} query={search.q} /> : <CategoryRail />}
    </>
  )
}

function Results({ search, query }: { search: SearchSearch; query: string }) {
  const { q: _query, ...listing } = search
  const list = useInfiniteQuery({
    ...productQueries.list(filterOf(listing, query), listing.after),
    placeholderData: (before) => before,
  })
  const shown = list.data?.pages.flatMap((page) => page.products)
  // An empty placeholder belongs to the previous query and says nothing about this one.
  const products = list.isPlaceholderData && shown?.length === 0 ? undefined : shown
  const isLoading = list.isPending || (list.isPlaceholderData && !products)
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
            {isEmpty
              ? searchPageText('noResults')
              : searchPageText('results', { count: products.length })}
          </p>
        )}
        {/* Stays mounted while the next list loads: the customer may be typing into a filter. */}
        {(isNarrowed || (products && !isEmpty)) && (
          <>
            <DeliveryBar />
            <ListControls search={listing} query={query} />
          </>
        )}
        {isLoading && <ProductGridLoading />}
        {!isLoading && !products && <FetchFailed onRetry={list.refetch} />}
        {isEmpty && <NoResults />}
        {products && !isEmpty && (
          <>
            <h2 className="sr-only">{searchPageText('heading')}</h2>
            <ProductGrid products={products} eagerCount={4} />
          </>
        )}
        {products && !list.isPlaceholderData && <MoreProducts search={search} list={list} />}
      </div>
      {isEmpty && <CategoryRail />}
    </>
  )
}

function NoResults() {
  return (
    <EmptyState title={searchPageText('noMatch')} note={searchPageText('hint')}>
      <Link to="/" className="link">
        {searchPageText('seeAll')}
      </Link>
    </EmptyState>
  )
}
