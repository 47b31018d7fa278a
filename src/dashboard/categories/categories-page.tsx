import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { reorderCategories, staffCategoryQueries, updateCategory } from '#api/categories.ts'
import type { CategoryDraft, StaffCategory } from '#commerce/catalogue/editing/category-draft.ts'
import { pictureSources } from '#commerce/pictures/picture-address.ts'
import { localizedName } from '#i18n/localized.ts'
import { Button } from '#ui/button.tsx'
import { buttonStyle } from '#ui/button-style.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { FetchFailed } from '#ui/fetch-failed.tsx'
import { formText } from '#ui/form.messages.ts'
import { LocalizedText } from '#ui/localized-text.tsx'
import { PictureTile } from '#ui/picture-tile.tsx'
import { SortableList } from '#ui/sortable-list.tsx'
import { ArabicMissing } from '../content/arabic-missing.tsx'
import { ListHeader } from '../lists/list-header.tsx'
import { productCount } from '../products/product-count.ts'
import { GuardedPanel } from '../saving/guarded-panel.tsx'
import { showOptimistically } from '../saving/show-optimistically.ts'
import { useEditSnapshot } from '../saving/use-edit-snapshot.ts'
import { useSave } from '../saving/use-save.ts'
import { categoriesText } from './categories.messages.ts'
import { CategoryForm } from './category-form.tsx'
import { categoryRefusal, messagesOf } from './category-refusals.ts'
import { DeleteCategoryDialog } from './delete-category-dialog.tsx'

export function CategoriesPage() {
  const query = useQuery(staffCategoryQueries.all())
  const queryClient = useQueryClient()
  const [edited, setEdited] = useState<StaffCategory | null>(null)
  const [deleted, setDeleted] = useState<StaffCategory | null>(null)
  const categories = query.data ?? []

  const { save: sort } = useSave({
    send: (sorted: StaffCategory[]) =>
      reorderCategories({ data: { ids: sorted.map(({ id }) => id) } }),
    refusal: categoryRefusal,
    invalidates: [staffCategoryQueries.root],
    optimistic: (sorted) =>
      showOptimistically(queryClient, staffCategoryQueries.all().queryKey, () => sorted),
    queue: 'categories',
  })

  return (
    <>
      <ListHeader title={categoriesText('title')}>
        <Link to="/dashboard/categories/new" className={buttonStyle()}>
          <Plus aria-hidden="true" className="size-4" strokeWidth={1.5} />
          {categoriesText('newCategory')}
        </Link>
      </ListHeader>
      {query.isError && !query.data && <FetchFailed onRetry={() => void query.refetch()} />}
      {query.isSuccess && categories.length === 0 && (
        <EmptyState title={categoriesText('none')} note={categoriesText('noneNote')} />
      )}
      {categories.length > 0 && (
        <SortableList
          label={categoriesText('inShopOrder')}
          items={categories}
          idOf={(category) => category.id}
          nameOf={localizedName}
          onSort={(sorted) => void sort(sorted)}
          className="mt-6 max-w-3xl border-t border-line"
          itemClassName="flex items-center gap-3 border-b border-line py-2 max-[22rem]:flex-wrap max-[22rem]:justify-end"
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
  const name = localizedName(category)
  return (
    <>
      <PictureTile
        files={category.image ? pictureSources(category.image, category.imagePlaceholder) : null}
        sizes="40px"
        className="aspect-3/4 w-10"
      />
      <span className="min-w-0 grow max-[22rem]:basis-[calc(100%-8rem)]">
        <span className="block font-medium break-words">
          <LocalizedText>{name}</LocalizedText>
        </span>
        {!category.nameAr && <ArabicMissing />}
        <Link
          to="/dashboard/products"
          search={{ category: category.id }}
          className="text-xs text-ink-soft hover:text-moss"
        >
          {productCount(category.products)}
        </Link>
      </span>
      <Button
        variant="quiet"
        size="small"
        aria-label={categoriesText('editName', { name })}
        onClick={onEdit}
      >
        {categoriesText('edit')}
      </Button>
      <Button
        variant="plain"
        size="small"
        aria-label={categoriesText('deleteName', { name })}
        onClick={onDelete}
      >
        {categoriesText('delete')}
      </Button>
    </>
  )
}

function draftOf({ name, nameAr = '', image }: StaffCategory): CategoryDraft {
  return { name, nameAr, image }
}

function CategoryPanel({ category, onClose }: { category: StaffCategory; onClose: () => void }) {
  const [isTouched, setTouched] = useState(false)
  const { seen, hasConflict, setHasConflict, acceptLatest } = useEditSnapshot(category)
  const { id, updatedAt } = seen
  const { save, isSaving } = useSave({
    send: (draft: CategoryDraft) =>
      updateCategory({ data: { id, draft, seenUpdatedAt: updatedAt } }),
    refusal: categoryRefusal,
    invalidates: [staffCategoryQueries.root],
  })

  async function update(draft: CategoryDraft) {
    const result = await save(draft)
    if (result?.ok) {
      onClose()
      return 'saved'
    }
    setHasConflict(result?.refusal === 'changed-elsewhere')
    return messagesOf(result)
  }

  return (
    <GuardedPanel title={localizedName(seen)} isChanged={isTouched} onClose={onClose}>
      <div className="grid gap-6 py-6">
        <CategoryForm
          start={draftOf(seen)}
          action={formText('save')}
          isSaving={isSaving}
          theirs={hasConflict ? draftOf(category) : null}
          onResolved={acceptLatest}
          onTouched={setTouched}
          onSave={update}
        />
      </div>
    </GuardedPanel>
  )
}
