import { useState } from 'react'
import { deleteCategory, staffCategoryQueries } from '#api/categories.ts'
import { staffProductQueries } from '#api/products.queries.ts'
import type { StaffCategory } from '#commerce/catalogue/editing/category-draft.ts'
import { isolated } from '#i18n/isolated.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { productCount } from '../products/product-count.ts'
import { useSave } from '../saving/use-save.ts'
import { categoryRefusal } from './category-refusals.ts'

interface DeleteCategoryDialogProps {
  category: StaffCategory
  others: readonly StaffCategory[]
  onClose: () => void
}

export function DeleteCategoryDialog({ category, others, onClose }: DeleteCategoryDialogProps) {
  const [moveTo, setMoveTo] = useState(others[0]?.id ?? '')
  const hasProducts = category.products > 0
  const { save } = useSave({
    send: () => deleteCategory({ data: { id: category.id, moveTo: hasProducts ? moveTo : null } }),
    refusal: categoryRefusal,
    invalidates: [staffCategoryQueries.root, staffProductQueries.root],
  })

  if (hasProducts && others.length === 0) {
    return (
      <ConfirmDialog
        title={`“${isolated(category.name)}” can’t be deleted`}
        action="OK"
        cancelLabel="Close"
        onClose={onClose}
        onConfirm={onClose}
      >
        It has {productCount(category.products)}, and there is no other category to move them to.
      </ConfirmDialog>
    )
  }

  return (
    <ConfirmDialog
      title={`Delete “${isolated(category.name)}”?`}
      action={hasProducts ? 'Move and delete' : 'Delete'}
      onClose={onClose}
      onConfirm={() => void save()}
    >
      {hasProducts ? (
        <>
          <p className="mb-4">
            It has {productCount(category.products)}. Select a category to move them to.
          </p>
          <SelectField
            label="Move to"
            value={moveTo}
            onChange={(event) => setMoveTo(event.target.value)}
          >
            {others.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        </>
      ) : (
        <p>It has no products. You can’t undo this.</p>
      )}
    </ConfirmDialog>
  )
}
