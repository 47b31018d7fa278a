import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { productQueries } from '#api/catalogue.queries.ts'
import { firstPageSize } from '#commerce/catalogue/product-listing.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { FetchFailed } from '#ui/fetch-failed.tsx'
import { HowWeWork } from './how-we-work.tsx'
import { ListControls } from './list-controls.tsx'
import { isNarrowed, type ListingSearch, wishOf } from './listing-search.ts'
import { MoreProducts } from './more-products.tsx'
import { ProductGrid, ProductGridLoading } from './product-grid.tsx'

interface Listed {
  search: ListingSearch
}

/** The newest first: six of them large, a word about the shop, and then all the others as one scrolls. */
export function ProductList({ search }: Listed) {
  const { category, after } = search
  const list = useInfiniteQuery({
    ...productQueries.list(wishOf(search), after),
    placeholderData: (before) => before,
  })
  const whole = category === undefined && after === undefined && !isNarrowed(search)
  if (list.isPending) return <ProductGridLoading />
  if (!list.data) return <FetchFailed onRetry={list.refetch} />

  const products = list.data.pages.flatMap((page) => page.products)
  const first = after === undefined ? products.slice(0, firstPageSize) : []
  const rest = products.slice(first.length)
  return (
    <div aria-busy={list.isPlaceholderData} className="transition-opacity aria-busy:opacity-50">
      {whole && (
        <h2 id="flowers" className="scroll-mt-4 pt-16 pb-6 font-display text-xl lg:pt-26 lg:pb-8">
          Just in
        </h2>
      )}
      {after !== undefined && <GoingOn search={search} />}
      {!whole && <h2 className="sr-only">The flowers</h2>}
      {(products.length > 0 || isNarrowed(search) || list.isPlaceholderData) && (
        <ListControls search={search} />
      )}
      {products.length === 0 &&
        (list.isPlaceholderData ? <ProductGridLoading /> : <NothingHere search={search} />)}
      {first.length > 0 && <ProductGrid products={first} large eagerCount={whole ? 0 : 3} />}
      {whole && products.length > 0 && <HowWeWork />}
      {whole && rest.length > 0 && (
        <h2 className="pb-6 font-display text-xl lg:pb-8">Everything else</h2>
      )}
      {rest.length > 0 && (
        <div className={first.length > 0 && !whole ? 'pt-8 lg:pt-10' : undefined}>
          <ProductGrid products={rest} large={!whole && !after} eagerCount={after ? 4 : 0} />
        </div>
      )}
      {!list.isPlaceholderData && <MoreProducts to="/" search={search} list={list} />}
    </div>
  )
}

function GoingOn({ search }: Listed) {
  const { after: _after, ...first } = search
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-4 pt-10 pb-8">
      {search.category === undefined && <h1 className="font-display text-2xl">More flowers</h1>}
      <Link to="/" search={first} className="link">
        Back to the first page
      </Link>
    </div>
  )
}

function NothingHere({ search }: Listed) {
  if (isNarrowed(search)) {
    return (
      <EmptyState title="Nothing is left with these filters.">
        <Link to="/" search={search.category ? { category: search.category } : {}} className="link">
          Clear the filters
        </Link>
      </EmptyState>
    )
  }
  const shelf = search.category !== undefined
  return (
    <EmptyState
      title={shelf ? 'Nothing stands on this shelf today.' : 'There is nothing more to see here.'}
      note={shelf && 'The market opens again at dawn.'}
    >
      <Link to="/" className="link">
        See all flowers
      </Link>
    </EmptyState>
  )
}
