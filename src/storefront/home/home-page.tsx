import { Link } from '@tanstack/react-router'
import { buttonStyle } from '#ui/button-style.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { FetchFailed } from '../layout/fetch-failed.tsx'
import { useCategories } from '../layout/use-categories.ts'
import { CategoryHeading } from './category-heading.tsx'
import { CategoryRail } from './category-rail.tsx'
import type { HomeSearch } from './home-search.ts'
import { ProductList } from './product-list.tsx'
import { ShopWindow } from './shop-window.tsx'

export function HomePage({ category: id, after }: HomeSearch) {
  const { categories, isError, refetch } = useCategories()
  const category = categories?.find((one) => one.id === id)

  if (id !== undefined && categories && !category) return <UnknownCategory />
  return (
    <>
      {id === undefined && after === undefined && (
        <>
          <ShopWindow />
          <CategoryRail />
        </>
      )}
      <div className="page-width">
        {isError && <FetchFailed onRetry={refetch} />}
        {category && <CategoryHeading category={category} />}
        <ProductList category={id} after={after} />
      </div>
    </>
  )
}

function UnknownCategory() {
  return (
    <>
      <div className="page-width">
        <h1 className="sr-only">No such category</h1>
        <EmptyState title="There is no such category, or no longer.">
          <Link to="/" className={buttonStyle({ look: 'quiet' })}>
            See all flowers
          </Link>
        </EmptyState>
      </div>
      <CategoryRail />
    </>
  )
}
