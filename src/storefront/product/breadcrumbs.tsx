import { Link } from '@tanstack/react-router'
import type { Product } from '#commerce/catalogue/product.ts'
import { useCategories } from '../layout/use-categories.ts'

export function Breadcrumbs({ product }: { product: Product }) {
  const { categories } = useCategories()
  const category = categories?.find((one) => one.id === product.category)
  return (
    <nav aria-label="Breadcrumb" className="py-4 text-xs text-ink-soft lg:py-6">
      <ol className="*:inline">
        <li>
          <Link to="/" className="hover:text-moss">
            All flowers
          </Link>
        </li>
        {category && (
          <li>
            <Slash />
            <Link to="/" search={{ category: category.id }} className="hover:text-moss">
              {category.name}
            </Link>
          </li>
        )}
        <li aria-current="page" className="text-ink">
          <Slash />
          {product.name}
        </li>
      </ol>
    </nav>
  )
}

function Slash() {
  return (
    <span aria-hidden="true" className="px-2 text-edge">
      /
    </span>
  )
}
