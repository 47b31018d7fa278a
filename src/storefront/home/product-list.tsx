import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { productQueries } from '#api/catalogue.queries.ts'
import { firstPageSize } from '#commerce/catalogue/product-listing.ts'
import { FetchFailed } from '#ui/fetch-failed.tsx'
import { DeliveryBar } from '../delivery/delivery-button.tsx'
import { DeferredEmptyList } from './deferred-empty-list.tsx'
import { DeferredHowWeWork } from './deferred-how-we-work.tsx'
import { homeText } from './home.messages.ts'
import { ListControls } from './list-controls.tsx'
import { listingText } from './listing.messages.ts'
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
          {homeText('justIn')}
        </h2>
      )}
      {after !== undefined && <LaterPageHeading search={search} />}
      {!isHome && <h2 className="sr-only">{listingText('flowers')}</h2>}
      {(products.length > 0 || isFiltered(search) || list.isPlaceholderData) && (
        <>
          <DeliveryBar />
          <ListControls search={search} />
        </>
      )}
      {products.length === 0 &&
        (list.isPlaceholderData ? <ProductGridLoading /> : <DeferredEmptyList />)}
      {first.length > 0 && <ProductGrid products={first} large eagerCount={isHome ? 0 : 3} />}
      {isHome && products.length > 0 && <DeferredHowWeWork />}
      {isHome && rest.length > 0 && (
        <h2 className="pb-6 font-display text-xl lg:pb-8">{homeText('everythingElse')}</h2>
      )}
      {rest.length > 0 && (
        <div className={first.length > 0 && !isHome ? 'pt-8 lg:pt-10' : undefined}>
          <ProductGrid products={rest} large={!isHome && !after} eagerCount={after ? 4 : 0} />
        </div>
      )}
      {!list.isPlaceholderData && <MoreProducts search={search} list={list} />}
    </div>
  )
}

function LaterPageHeading({ search }: ProductListProps) {
  const { after: _after, ...first } = search
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-4 pt-10 pb-8">
      {search.category === undefined && (
        <h1 className="font-display text-2xl">{listingText('more')}</h1>
      )}
      <Link to="/" search={first} className="link">
        {listingText('firstPage')}
      </Link>
    </div>
  )
}
