import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { staffCategoryQueries } from '#api/categories.queries.ts'
import { deleteCategory } from '#api/categories.ts'
import { staffProductQueries } from '#api/products.queries.ts'
import type { StaffCategory } from '#commerce/catalogue/editing/category-draft.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { save } from '../saving/save.ts'
import { categoryRefusal } from './category-refusals.ts'
import { productCount } from './category-row.tsx'

export interface DeleteCategoryDialogProps {
  category: StaffCategory
  others: readonly StaffCategory[]
  onClose: () => void
}

/** A category with products asks where they are to go. */
export function DeleteCategoryDialog({ category, others, onClose }: DeleteCategoryDialogProps) {
  const [moveTo, setMoveTo] = useState(others[0]?.id ?? '')
  const queryClient = useQueryClient()
  const hasProducts = category.products > 0

  async function remove() {
    const data = { id: category.id, moveTo: hasProducts ? moveTo : null }
    const answer = await save(() => deleteCategory({ data }), categoryRefusal)
    onClose()
    if (answer === null) return
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: staffCategoryQueries.root }),
      queryClient.invalidateQueries({ queryKey: staffProductQueries.root }),
    ])
  }

  if (hasProducts && others.length === 0) {
    return (
      <ConfirmDialog
        open
        title={`“${category.name}” cannot be deleted`}
        action="All right"
        keep="Close"
        onClose={onClose}
        onConfirm={onClose}
      >
        There are {productCount(category.products)} in it and no other category to move them to.
      </ConfirmDialog>
    )
  }

  return (
    <ConfirmDialog
      open
      title={`Delete “${category.name}”?`}
      action={hasProducts ? 'Move and delete' : 'Delete'}
      onClose={onClose}
      onConfirm={() => void remove()}
    >
      {hasProducts ? (
        <>
          <p className="mb-4">
            There {category.products === 1 ? 'is' : 'are'} {productCount(category.products)} in it.
            They have to move before it goes.
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
        <p>Nothing stands in it.</p>
      )}
    </ConfirmDialog>
  )
}
