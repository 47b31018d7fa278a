import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { FileUp, Plus } from 'lucide-react'
import { useState } from 'react'
import { staffCategoryQueries } from '#api/categories.ts'
import { listingRequest, staffProductQueries } from '#api/products.queries.ts'
import { exportProducts, listStaffProducts } from '#api/products.ts'
import type { ProductState } from '#commerce/catalogue/editing/staff-product.ts'
import { localizedName, localizeNamed } from '#i18n/localized.ts'
import { buttonStyle } from '#ui/button-style.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ExportButton } from '../lists/export-button.tsx'
import { filterChip } from '../lists/filter-chip.ts'
import { FilterChoice } from '../lists/filter-field.tsx'
import { PagedList } from '../lists/paged-list.tsx'
import { SearchInput } from '../lists/search-input.tsx'
import { searchUpdater } from '../lists/search-updater.ts'
import { loadMoreLabel, useLoadMore } from '../lists/use-load-more.ts'
import { useReadAt } from '../lists/use-read-at.ts'
import { useSelection } from '../lists/use-selection.ts'
import { BulkBar } from './bulk-bar.tsx'
import { productsText } from './products.messages.ts'
import { type ProductsSearch, productsMemory, readProductsSearch } from './products-search.ts'
import { ProductsTable } from './products-table.tsx'

export function ProductsPage({ search }: { search: ProductsSearch }) {
  productsMemory.useRemember(search)
  const query = useInfiniteQuery(staffProductQueries.list(search))
  const readAt = useReadAt(query.dataUpdatedAt)
  // A new filter has no time yet while the previous rows are shown.
  const [openedAt] = useState(readAt)
  const { data: categories = [] } = useQuery(staffCategoryQueries.all())
  const products = query.data?.pages.flatMap((page) => page.products) ?? []
  const isLoadingMore = useLoadMore(query, products.length)
  const selection = useSelection({
    filter: search,
    shown: products,
    hasMore: query.hasNextPage,
    readPage: async (cursor) => {
      const listing = listingRequest({ ...search, cursor: cursor ?? undefined })
      const page = await listStaffProducts({ data: listing })
      return { items: page.products, after: page.nextCursor }
    },
  })

  return (
    <>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-3 sm:gap-x-4">
        <h1 className="me-auto font-display text-xl">{productsText('title')}</h1>
        <Link to="/dashboard/products/import" className={buttonStyle({ variant: 'quiet' })}>
          <FileUp aria-hidden="true" className="size-4" strokeWidth={1.5} />
          {productsText('import')}
        </Link>
        <ExportButton
          file="products.csv"
          readPart={async (cursor) => {
            const { text, nextCursor } = await exportProducts({
              data: listingRequest({ ...search, cursor }),
            })
            return { text, next: nextCursor }
          }}
        />
        <Link to="/dashboard/products/new" className={`${buttonStyle()} max-sm:w-full`}>
          <Plus aria-hidden="true" className="size-4" strokeWidth={1.5} />
          {productsText('newProduct')}
        </Link>
      </div>
      <div className="mt-5 mb-5">
        <ProductFilters search={search} />
      </div>
      <PagedList
        query={query}
        isEmpty={products.length === 0}
        empty={!isLoadingMore && <NoProducts search={search} isEnd={!query.hasNextPage} />}
        more={loadMoreLabel(query.data?.pages.at(-1)?.products)}
      >
        <ProductsTable
          products={products}
          categoryNames={new Map(categories.map((one) => [one.id, localizedName(one)]))}
          chosen={selection.chosen}
          onChoose={selection.choose}
          onSelectAll={(isChosen) => void selection.selectAll(isChosen)}
          now={readAt || openedAt}
        />
      </PagedList>
      <BulkBar
        selection={selection}
        categories={categories}
        onChanged={(ids) => selection.choose(ids, false)}
      />
    </>
  )
}

function NoProducts({ search, isEnd }: { search: ProductsSearch; isEnd: boolean }) {
  const isFiltered = Object.values(search).some((value) => value !== undefined)
  return isFiltered ? (
    <EmptyState
      title={productsText(isEnd ? 'noneMatch' : 'noneYet')}
      note={isEnd ? undefined : productsText('refine')}
    >
      <Link to="/dashboard/products" className="link">
        {productsText('clearFilters')}
      </Link>
    </EmptyState>
  ) : (
    <EmptyState title={productsText('none')}>
      <Link to="/dashboard/products/new" className="link">
        {productsText('addFirst')}
      </Link>
    </EmptyState>
  )
}

const stateFilters: readonly (ProductState | undefined)[] = [
  undefined,
  'on-sale',
  'sold-out',
  'low-stock',
  'arabic-missing',
  'add-ons',
  'archived',
]

/** The filters are in the URL, so that staff can bookmark and share them. */
function ProductFilters({ search }: { search: ProductsSearch }) {
  const { data: categories = [] } = useQuery(staffCategoryQueries.all())
  const navigate = useNavigate()
  const updateSearch = searchUpdater(readProductsSearch, search)
  const show = (change: ProductsSearch) =>
    void navigate({ to: '/dashboard/products', search: updateSearch(change) })

  return (
    <div className="flex flex-wrap items-end gap-3">
      <SearchInput
        label={productsText('search')}
        placeholder={productsText('searchPlaceholder')}
        term={search.query}
        onSearch={(query) => show({ query })}
        className="w-full sm:w-64"
      />
      <FilterChoice
        label={productsText('category')}
        all={productsText('allCategories')}
        value={search.category}
        options={categories.map(localizeNamed)}
        onChoose={(category) => show({ category })}
      />
      <nav aria-label={productsText('byState')} className="flex gap-2 overflow-x-auto py-1">
        {stateFilters.map((state) => (
          <Link
            key={state ?? 'active'}
            to="/dashboard/products"
            search={updateSearch({ state })}
            aria-current={state === search.state ? 'page' : undefined}
            {...filterChip}
          >
            {productsText(state ?? 'active')}
          </Link>
        ))}
      </nav>
    </div>
  )
}
