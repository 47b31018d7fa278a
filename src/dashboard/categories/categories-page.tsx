import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { staffCategoryQueries } from '#api/categories.queries.ts'
import { orderCategories } from '#api/categories.ts'
import type { StaffCategory } from '#commerce/catalogue/editing/category-draft.ts'
import { pictureSources } from '#commerce/pictures/picture-address.ts'
import { Button } from '#ui/button.tsx'
import { buttonStyle } from '#ui/button-style.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { FetchFailed } from '#ui/fetch-failed.tsx'
import { PictureTile } from '#ui/picture-tile.tsx'
import { SortableList } from '#ui/sortable-list.tsx'
import { productCount } from '../products/product-count.ts'
import { showOptimistically } from '../saving/show-optimistically.ts'
import { useSave } from '../saving/use-save.ts'
import { CategoryPanel } from './category-panel.tsx'
import { categoryRefusal } from './category-refusals.ts'
import { DeleteCategoryDialog } from './delete-category-dialog.tsx'

export function CategoriesPage() {
  const query = useQuery(staffCategoryQueries.all())
  const queryClient = useQueryClient()
  const [edited, setEdited] = useState<StaffCategory | null>(null)
  const [deleted, setDeleted] = useState<StaffCategory | null>(null)
  const categories = query.data ?? []

  const { save: sort } = useSave({
    send: (sorted: StaffCategory[]) =>
      orderCategories({ data: { ids: sorted.map(({ id }) => id) } }),
    refusal: categoryRefusal,
    invalidates: [staffCategoryQueries.root],
    optimistic: (sorted) =>
      showOptimistically(queryClient, staffCategoryQueries.all().queryKey, () => sorted),
    queue: 'categories',
  })

  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <h1 className="mr-auto font-display text-xl">Categories</h1>
        <Link to="/dashboard/categories/new" className={buttonStyle()}>
          <Plus aria-hidden="true" className="size-4" strokeWidth={1.5} />
          New category
        </Link>
      </div>
      {query.isError && !query.data && <FetchFailed onRetry={() => void query.refetch()} />}
      {query.isSuccess && categories.length === 0 && (
        <EmptyState
          title="No categories yet."
          note="Every product belongs to a category, and customers browse by category. Start with what you sell most."
        />
      )}
      {categories.length > 0 && (
        <SortableList
          label="Categories in shop order"
          items={categories}
          idOf={(category) => category.id}
          nameOf={(category) => category.name}
          onSort={(sorted) => void sort(sorted)}
          className="mt-6 max-w-3xl border-t border-line"
          itemClassName="flex items-center gap-3 border-b border-line py-2"
        >
          {(category, handle) => (
            <>
              {handle}
              <CategoryRow
                category={category}
                onEdit={() => setEdited(category)}
                onDelete={() => setDeleted(category)}
              />
            </>
          )}
        </SortableList>
      )}
      {edited && (
        <CategoryPanel
          // The current version; if another user has deleted it, the version before.
          category={categories.find((one) => one.id === edited.id) ?? edited}
          onClose={() => setEdited(null)}
        />
      )}
      {deleted && (
        <DeleteCategoryDialog
          category={deleted}
          others={categories.filter((one) => one.id !== deleted.id)}
          onClose={() => setDeleted(null)}
        />
      )}
    </>
  )
}

interface CategoryRowProps {
  category: StaffCategory
  onEdit: () => void
  onDelete: () => void
}

function CategoryRow({ category, onEdit, onDelete }: CategoryRowProps) {
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
          className="text-xs text-ink-soft hover:text-moss"
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
