import { Link } from '@tanstack/react-router'
import { Skeleton } from '#ui/skeleton.tsx'
import { useCategories } from './use-categories.ts'

/** The categories in one row, which scrolls horizontally on narrow screens. */
export function CategoryNav() {
  const { categories, isLoading } = useCategories()
  return (
    <nav aria-label="Categories" className="min-w-0">
      <ul className="flex gap-x-5 overflow-x-auto whitespace-nowrap [scrollbar-width:none] max-lg:page-bleed sm:gap-x-6">
        {isLoading && <CategoryNavLoading />}
        {categories?.map((category) => (
          <li key={category.id}>
            <Link
              to="/"
              search={{ category: category.id }}
              className="block border-b py-2.5 text-sm transition-colors hover:text-moss"
              activeProps={{ className: 'border-moss text-moss' }}
              inactiveProps={{ className: 'border-transparent forced-colors:border-[Canvas]' }}
            >
              {category.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function CategoryNavLoading() {
  return (
    <li className="flex gap-6 py-3.5" aria-busy="true">
      <span className="sr-only">Loading categories</span>
      {['w-12', 'w-14', 'w-16', 'w-20', 'w-24'].map((width) => (
        <Skeleton key={width} className={`h-4 ${width}`} />
      ))}
    </li>
  )
}
