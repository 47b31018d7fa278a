import { useState } from 'react'
import { deleteCategory, staffCategoryQueries } from '#api/categories.ts'
import { staffProductQueries } from '#api/products.queries.ts'
import type { StaffCategory } from '#commerce/catalogue/editing/category-draft.ts'
import { localizedName } from '#i18n/localized.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { useSave } from '../saving/use-save.ts'
import { categoriesText } from './categories.messages.ts'
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
        title={categoriesText('undeletable', { name: localizedName(category) })}
        action={categoriesText('ok')}
        cancelLabel={categoriesText('close')}
        onClose={onClose}
        onConfirm={onClose}
      >
        {categoriesText('noOther', { count: category.products })}
      </ConfirmDialog>
    )
  }

  return (
    <ConfirmDialog
      title={categoriesText('deleteTitle', { name: localizedName(category) })}
      action={categoriesText(hasProducts ? 'moveAndDelete' : 'delete')}
      onClose={onClose}
      onConfirm={() => void save()}
    >
      {hasProducts ? (
        <>
          <p className="mb-4">{categoriesText('selectTarget', { count: category.products })}</p>
          <SelectField
            label={categoriesText('moveTo')}
            value={moveTo}
            onChange={(event) => setMoveTo(event.target.value)}
          >
            {others.map((other) => (
              <option key={other.id} value={other.id}>
                {localizedName(other)}
              </option>
            ))}
          </SelectField>
        </>
      ) : (
        <p>{categoriesText('empty')}</p>
      )}
    </ConfirmDialog>
  )
}
