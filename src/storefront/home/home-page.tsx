import { Link } from '@tanstack/react-router'
import type { Category } from '#commerce/catalogue/category.ts'
import { buttonStyle } from '#ui/button-style.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { FetchFailed } from '#ui/fetch-failed.tsx'
import { useCategories } from '../layout/use-categories.ts'
import { CategoryRail } from './category-rail.tsx'
import { HomeHero } from './home-hero.tsx'
import { isFiltered, type ListingSearch } from './listing-search.ts'
import { ProductList } from './product-list.tsx'

export function HomePage({ search }: { search: ListingSearch }) {
  const { category: id, after } = search
  const { categories, isError, refetch } = useCategories()
  const category = categories?.find((one) => one.id === id)
  const narrowed = isFiltered(search)

  if (id !== undefined && categories && !category) return <UnknownCategory />
  return (
    <>
      {id === undefined && after === undefined && !narrowed && (
        <>
          <HomeHero />
          <CategoryRail />
        </>
      )}
      <div className="page-width">
        {isError && <FetchFailed onRetry={refetch} />}
        {category && <CategoryHeading category={category} />}
        {id === undefined && after === undefined && narrowed && (
          <h1 className="pt-10 pb-8 font-display text-2xl">All flowers</h1>
        )}
        <ProductList search={search} />
      </div>
    </>
  )
}

function UnknownCategory() {
  return (
    <>
      <div className="page-width">
        <h1 className="sr-only">Category not found</h1>
        <EmptyState title="This category is not available.">
          <Link to="/" className={buttonStyle({ variant: 'quiet' })}>
            See all flowers
          </Link>
        </EmptyState>
      </div>
      <CategoryRail />
    </>
  )
}

function CategoryHeading({ category }: { category: Category }) {
  return (
    <div className="pt-6 pb-8 lg:pt-10 lg:pb-12">
      <nav aria-label="Breadcrumb" className="text-xs text-ink-soft">
        <Link to="/" className="hover:text-moss">
          All flowers
        </Link>
      </nav>
      <h1 className="mt-2 font-display text-3xl">{category.name}</h1>
    </div>
  )
}
