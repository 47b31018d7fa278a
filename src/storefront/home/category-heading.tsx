import { Link } from '@tanstack/react-router'
import type { Category } from '#commerce/catalogue/category.ts'

export function CategoryHeading({ category }: { category: Category }) {
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
