import { useState } from 'react'
import { staffCategoryQueries } from '#api/categories.queries.ts'
import { updateCategory } from '#api/categories.ts'
import type { CategoryDraft, StaffCategory } from '#commerce/catalogue/editing/category-draft.ts'
import { GuardedPanel } from '../saving/guarded-panel.tsx'
import { useEditSnapshot } from '../saving/use-edit-snapshot.ts'
import { useSave } from '../saving/use-save.ts'
import { CategoryForm } from './category-form.tsx'
import { categoryRefusal, messagesOf } from './category-refusals.ts'

export function CategoryPanel({
  category,
  onClose,
}: {
  category: StaffCategory
  onClose: () => void
}) {
  const [isTouched, setTouched] = useState(false)
  const { seen, hasConflict, setHasConflict, acceptLatest } = useEditSnapshot(category)
  const { id, name, image, updatedAt } = seen
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
    <GuardedPanel title={name} isChanged={isTouched} onClose={onClose}>
      <div className="grid gap-6 py-6">
        <CategoryForm
          start={{ name, image }}
          action="Save"
          isSaving={isSaving}
          theirs={hasConflict ? { name: category.name, image: category.image } : null}
          onResolved={acceptLatest}
          onTouched={setTouched}
          onSave={update}
        />
      </div>
    </GuardedPanel>
  )
}
