import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import {
  staffCategoryQueries,
  staffProductQueries,
} from '#commerce/catalogue/editing/editing.queries.ts'
import { Button } from '#ui/button.tsx'
import { buttonStyle } from '#ui/button-style.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { ProductFilters } from './product-filters.tsx'
import type { ProductsSearch } from './products-search.ts'
import { ProductsTable } from './products-table.tsx'
import { SpreadsheetLinks } from './spreadsheet-links.tsx'

const nobody: ReadonlySet<string> = new Set()

export function ProductsPage({ search }: { search: ProductsSearch }) {
  const query = useInfiniteQuery(staffProductQueries.list(search))
  const { data: categories = [] } = useQuery(staffCategoryQueries.all())
  const [chosen, setChosen] = useState(nobody)
  const products = query.data?.pages.flatMap((page) => page.products) ?? []
  const shown = new Set(products.map((product) => product.id))
  const chosenIds = [...chosen].filter((id) => shown.has(id))

  function choose(ids: readonly string[], isChosen: boolean) {
    setChosen((before) => {
      const after = new Set(before)
      for (const id of ids) isChosen ? after.add(id) : after.delete(id)
      return after
    })
  }

  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <h1 className="mr-auto w-full font-display text-xl sm:w-auto">Products</h1>
        <SpreadsheetLinks search={search} />
        <Link to="/dashboard/products/new" className={buttonStyle()}>
          <Plus aria-hidden="true" className="size-4" strokeWidth={1.5} />
          New product
        </Link>
      </div>
      <div className="mt-5 mb-5">
        <ProductFilters search={search} />
      </div>
      {query.isError && products.length === 0 && (
        <p role="alert" className="flex gap-4 py-10">
          Failed to fetch data.
          <button type="button" className="link" onClick={() => void query.refetch()}>
            Try again
          </button>
        </p>
      )}
      {query.isSuccess && products.length === 0 && <NoProducts search={search} />}
      {products.length > 0 && (
        <ProductsTable
          products={products}
          categoryNames={new Map(categories.map(({ id, name }) => [id, name]))}
          chosen={chosen}
          onChoose={choose}
          now={query.dataUpdatedAt}
        />
      )}
      {query.hasNextPage && (
        <Button
          look="quiet"
          className="mt-6"
          pending={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Show more
        </Button>
      )}
      <BulkBar ids={chosenIds} categories={categories} onDone={() => setChosen(nobody)} />
    </>
  )
}

function NoProducts({ search }: { search: ProductsSearch }) {
  const isFiltered = Object.values(search).some((value) => value !== undefined)
  return isFiltered ? (
    <EmptyState title="No product is like that.">
      <Link to="/dashboard/products" className="link">
        Show all that are offered
      </Link>
    </EmptyState>
  ) : (
    <EmptyState title="The shelves are empty.">
      <Link to="/dashboard/products/new" className="link">
        Put up the first product
      </Link>
    </EmptyState>
  )
}
