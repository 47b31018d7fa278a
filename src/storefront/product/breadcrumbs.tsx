import { Link } from '@tanstack/react-router'
import type { Product } from '#commerce/catalogue/product.ts'
import { useCategories } from '../layout/use-categories.ts'

export function Breadcrumbs({ product }: { product: Product }) {
  const { categories } = useCategories()
  const category = categories?.find((one) => one.id === product.category)
  return (
    <nav aria-label="Breadcrumb" className="py-4 text-xs text-ink-soft lg:py-6">
      <ol className="flex flex-wrap gap-x-2">
        <li>
          <Link to="/" className="hover:text-moss">
            All flowers
          </Link>
        </li>
        {category && (
          <li>
            <span aria-hidden="true">/ </span>
            <Link to="/" search={{ category: category.id }} className="hover:text-moss">
              {category.name}
            </Link>
          </li>
        )}
        <li aria-current="page" className="text-ink">
          <span aria-hidden="true">/ </span>
          {product.name}
        </li>
      </ol>
    </nav>
  )
}
