import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { productQueries } from '#api/catalogue.queries.ts'
import { firstPageSize } from '#commerce/catalogue/product-listing.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { FetchFailed } from '#ui/fetch-failed.tsx'
import { ListControls } from './list-controls.tsx'
import { filterOf, isFiltered, type ListingSearch } from './listing-search.ts'
import { MoreProducts } from './more-products.tsx'
import { ProductGrid, ProductGridLoading } from './product-grid.tsx'

interface ProductListProps {
  search: ListingSearch
}

/** The product list: six large products, the editorial band, then the rest with infinite scroll. */
export function ProductList({ search }: ProductListProps) {
  const { category, after } = search
  const list = useInfiniteQuery({
    ...productQueries.list(filterOf(search), after),
    placeholderData: (before) => before,
  })
  const isHome = category === undefined && after === undefined && !isFiltered(search)
  if (list.isPending) return <ProductGridLoading />
  if (!list.data) return <FetchFailed onRetry={list.refetch} />

  const products = list.data.pages.flatMap((page) => page.products)
  const first = after === undefined ? products.slice(0, firstPageSize) : []
  const rest = products.slice(first.length)
  return (
    <div aria-busy={list.isPlaceholderData} className="transition-opacity aria-busy:opacity-50">
      {isHome && (
        <h2 id="flowers" className="scroll-mt-4 pt-16 pb-6 font-display text-xl lg:pt-26 lg:pb-8">
          Just in
        </h2>
      )}
      {after !== undefined && <LaterPageHeading search={search} />}
      {!isHome && <h2 className="sr-only">The flowers</h2>}
      {(products.length > 0 || isFiltered(search) || list.isPlaceholderData) && (
        <ListControls search={search} />
      )}
      {products.length === 0 &&
        (list.isPlaceholderData ? <ProductGridLoading /> : <NoProducts search={search} />)}
      {first.length > 0 && <ProductGrid products={first} large eagerCount={isHome ? 0 : 3} />}
      {isHome && products.length > 0 && <HowWeWork />}
      {isHome && rest.length > 0 && (
        <h2 className="pb-6 font-display text-xl lg:pb-8">Everything else</h2>
      )}
      {rest.length > 0 && (
        <div className={first.length > 0 && !isHome ? 'pt-8 lg:pt-10' : undefined}>
          <ProductGrid products={rest} large={!isHome && !after} eagerCount={after ? 4 : 0} />
        </div>
      )}
      {!list.isPlaceholderData && <MoreProducts to="/" search={search} list={list} />}
    </div>
  )
}

function LaterPageHeading({ search }: ProductListProps) {
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

function NoProducts({ search }: ProductListProps) {
  if (isFiltered(search)) {
    return (
      <EmptyState title="No flowers match these filters.">
        <Link to="/" search={search.category ? { category: search.category } : {}} className="link">
          Clear filters
        </Link>
      </EmptyState>
    )
  }
  const inCategory = search.category !== undefined
  return (
    <EmptyState
      title={inCategory ? 'This category is empty today.' : 'No more flowers to show.'}
      note={inCategory && 'New flowers arrive every morning.'}
    >
      <Link to="/" className="link">
        See all flowers
      </Link>
    </EmptyState>
  )
}

function HowWeWork() {
  return (
    <section
      aria-labelledby="how-we-work"
      className="my-16 grid gap-x-16 gap-y-8 border-y border-line py-12 lg:my-26 lg:grid-cols-[1fr_1.3fr] lg:py-16"
    >
      <h2 id="how-we-work" className="max-w-[14ch] font-display text-2xl">
        Fresh from the field
      </h2>
      <div className="grid gap-x-10 gap-y-6 text-base sm:grid-cols-2">
        <p className="max-w-[38ch]">
          Our growers in Fayoum and the Delta cut before sunrise. By seven the stems are in the
          shop, in deep water, out of the light. Every bouquet is made to order.
        </p>
        <p className="max-w-[38ch]">
          One florist makes your bouquet from the first stem to the ribbon and writes your card by
          hand. Our own drivers deliver it upright and in water, in the time slot you chose.
        </p>
      </div>
    </section>
  )
}
