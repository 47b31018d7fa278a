import { Link } from '@tanstack/react-router'
import type { StaffCategory } from '#commerce/catalogue/editing/category-draft.ts'
import { pictureSources } from '#commerce/pictures/picture-address.ts'
import { Button } from '#ui/button.tsx'
import { Picture } from '#ui/picture.tsx'

export interface CategoryRowProps {
  category: StaffCategory
  onEdit: () => void
  onDelete: () => void
}

export function CategoryRow({ category, onEdit, onDelete }: CategoryRowProps) {
  return (
    <>
      <span className="block aspect-3/4 w-10 shrink-0 overflow-hidden rounded-sm bg-linen">
        {category.image && (
          <Picture
            {...pictureSources(category.image, category.imagePlaceholder)}
            alt=""
            sizes="40px"
            className="size-full"
          />
        )}
      </span>
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
      <Button look="quiet" size="small" aria-label={`Edit ${category.name}`} onClick={onEdit}>
        Edit
      </Button>
      <Button look="plain" size="small" aria-label={`Delete ${category.name}`} onClick={onDelete}>
        Delete
      </Button>
    </>
  )
}

export function productCount(count: number): string {
  return count === 1 ? '1 product' : `${count} products`
}
