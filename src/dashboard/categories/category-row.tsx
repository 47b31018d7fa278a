import { Link } from '@tanstack/react-router'
import type { StaffCategory } from '#commerce/catalogue/editing/category-draft.ts'
import { pictureSources } from '#commerce/pictures/picture-address.ts'
import { Button } from '#ui/button.tsx'
import { PictureTile } from '#ui/picture-tile.tsx'
import { productCount } from '../products/product-count.ts'

interface CategoryRowProps {
  category: StaffCategory
  onEdit: () => void
  onDelete: () => void
}

export function CategoryRow({ category, onEdit, onDelete }: CategoryRowProps) {
  return (
    <>
      <PictureTile
        files={category.image ? pictureSources(category.image, category.imagePlaceholder) : null}
        sizes="40px"
        className="aspect-3/4 w-10"
      />
      <span className="min-w-0 grow">
        <span className="block font-medium break-words">{category.name}</span>
        <Link
          to="/dashboard/products"
          search={{ category: category.id }}
          className="text-xs text-ink-soft tabular-nums hover:text-moss"
        >
          {productCount(category.products)}
        </Link>
      </span>
      <Button variant="quiet" size="small" aria-label={`Edit ${category.name}`} onClick={onEdit}>
        Edit
      </Button>
      <Button
        variant="plain"
        size="small"
        aria-label={`Delete ${category.name}`}
        onClick={onDelete}
      >
        Delete
      </Button>
    </>
  )
}
