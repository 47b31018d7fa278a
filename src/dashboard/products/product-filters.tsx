import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { staffCategoryQueries } from '#api/categories.queries.ts'
import type { ArchiveState } from '#commerce/catalogue/editing/staff-product.ts'
import { filterChip } from '../lists/filter-chip.ts'
import { FilterChoice } from '../lists/filter-field.tsx'
import { narrowing } from '../lists/narrowing.ts'
import { SearchInput } from '../lists/search-input.tsx'
import { type ProductsSearch, readProductsSearch } from './products-search.ts'

const shelves: [ArchiveState | undefined, string][] = [
  [undefined, 'Offered'],
  ['on-sale', 'On sale'],
  ['sold-out', 'Sold out'],
  ['archived', 'Put away'],
]

/** What is shown stands in the address, so that it can be kept and sent. */
export function ProductFilters({ search }: { search: ProductsSearch }) {
  const { data: categories = [] } = useQuery(staffCategoryQueries.all())
  const navigate = useNavigate()
  const narrowed = narrowing(readProductsSearch, search)
  const show = (change: ProductsSearch) =>
    void navigate({ to: '/dashboard/products', search: narrowed(change) })

  return (
    <div className="flex flex-wrap items-end gap-3">
      <SearchInput
        label="Search products"
        placeholder="Name, category or words"
        words={search.query}
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
        {shelves.map(([shelf, word]) => (
          <Link
            key={word}
            to="/dashboard/products"
            search={narrowed({ shelf })}
            aria-current={shelf === search.shelf ? 'page' : undefined}
            {...filterChip}
          >
            {word}
          </Link>
        ))}
      </nav>
    </div>
  )
}
