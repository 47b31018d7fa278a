import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { staffCategoryQueries } from '#api/categories.queries.ts'
import type { ProductState } from '#commerce/catalogue/editing/staff-product.ts'
import { filterChip } from '../lists/filter-chip.ts'
import { FilterChoice } from '../lists/filter-field.tsx'
import { SearchInput } from '../lists/search-input.tsx'
import { searchUpdater } from '../lists/search-updater.ts'
import { type ProductsSearch, readProductsSearch } from './products-search.ts'

const stateFilters: [ProductState | undefined, string][] = [
  [undefined, 'Active'],
  ['on-sale', 'On sale'],
  ['sold-out', 'Sold out'],
  ['archived', 'Archived'],
]

/** The filters are in the URL, so that staff can bookmark and share them. */
export function ProductFilters({ search }: { search: ProductsSearch }) {
  const { data: categories = [] } = useQuery(staffCategoryQueries.all())
  const navigate = useNavigate()
  const updateSearch = searchUpdater(readProductsSearch, search)
  const show = (change: ProductsSearch) =>
    void navigate({ to: '/dashboard/products', search: updateSearch(change) })

  return (
    <div className="flex flex-wrap items-end gap-3">
      <SearchInput
        label="Search products"
        placeholder="Name, category or keyword"
        term={search.query}
        onSearch={(query) => show({ query })}
        className="w-full sm:w-64"
      />
      <FilterChoice
        label="Category"
        all="All categories"
        value={search.category}
        options={categories}
        onChoose={(category) => show({ category })}
      />
      <nav aria-label="Products by state" className="flex gap-2 overflow-x-auto py-1">
        {stateFilters.map(([state, word]) => (
          <Link
            key={word}
            to="/dashboard/products"
            search={updateSearch({ state })}
            aria-current={state === search.state ? 'page' : undefined}
            {...filterChip}
          >
            {word}
          </Link>
        ))}
      </nav>
    </div>
  )
}
