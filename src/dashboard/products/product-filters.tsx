import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { staffCategoryQueries } from '#commerce/catalogue/editing/editing.queries.ts'
import type { ProductShelf } from '#commerce/catalogue/editing/staff-product.ts'
import { controlStyle } from '#ui/field.tsx'
import type { ProductsSearch } from './products-search.ts'

const chip =
  'inline-flex min-h-9 items-center rounded-full border border-edge px-3.5 text-xs font-medium whitespace-nowrap ' +
  'transition-colors hover:border-moss hover:text-moss aria-[current=page]:border-moss aria-[current=page]:bg-moss ' +
  'aria-[current=page]:text-paper'

const shelves: [ProductShelf | undefined, string][] = [
  [undefined, 'Offered'],
  ['on-sale', 'On sale'],
  ['sold-out', 'Sold out'],
  ['archived', 'Put away'],
]

// The router would call a link without a filter active under every filter.
const inactive = {}

/** What is shown stands in the address, so that it can be kept and sent. */
export function ProductFilters({ search }: { search: ProductsSearch }) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <WordsFilter key={search.query ?? ''} search={search} />
      <CategoryFilter search={search} />
      <nav aria-label="Products by state" className="flex gap-2 overflow-x-auto py-1">
        {shelves.map(([shelf, word]) => (
          <Link
            key={word}
            to="/dashboard/products"
            search={{ ...search, shelf }}
            aria-current={shelf === search.shelf ? 'page' : undefined}
            activeProps={inactive}
            className={chip}
          >
            {word}
          </Link>
        ))}
      </nav>
    </div>
  )
}

function WordsFilter({ search }: { search: ProductsSearch }) {
  const [words, setWords] = useState(search.query ?? '')
  const navigate = useNavigate()

  function look(event: FormEvent) {
    event.preventDefault()
    void navigate({
      to: '/dashboard/products',
      search: { ...search, query: words.trim() || undefined },
    })
  }

  return (
    <search className="w-full sm:w-64">
      <form onSubmit={look} className="relative">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-soft"
          strokeWidth={1.5}
        />
        <input
          type="search"
          aria-label="Search products"
          placeholder="Name, category or words"
          value={words}
          maxLength={100}
          onChange={(event) => setWords(event.target.value)}
          className={`${controlStyle} min-h-11 pl-9 text-sm`}
        />
      </form>
    </search>
  )
}

function CategoryFilter({ search }: { search: ProductsSearch }) {
  const { data: categories = [] } = useQuery(staffCategoryQueries.all())
  const navigate = useNavigate()
  return (
    <select
      aria-label="Category"
      value={search.category ?? ''}
      onChange={(event) =>
        void navigate({
          to: '/dashboard/products',
          search: { ...search, category: event.target.value || undefined },
        })
      }
      className={`${controlStyle} min-h-11 max-w-52 text-sm`}
    >
      <option value="">All categories</option>
      {categories.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  )
}
