import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { staffCategoryQueries } from '#api/categories.queries.ts'
import { updateCategory } from '#api/categories.ts'
import type { CategoryDraft, StaffCategory } from '#commerce/catalogue/editing/category-draft.ts'
import { EditConflictNote } from '../saving/edit-conflict-note.tsx'
import { GuardedPanel } from '../saving/guarded-panel.tsx'
import { save } from '../saving/save.ts'
import { useEditSnapshot } from '../saving/use-edit-snapshot.ts'
import { CategoryForm } from './category-form.tsx'
import { categoryRefusal, messagesOf } from './category-refusals.ts'

export function CategoryPanel({
  category,
  onClose,
}: {
  category: StaffCategory
  onClose: () => void
}) {
  const [isSaving, setSaving] = useState(false)
  const [isTouched, setTouched] = useState(false)
  const queryClient = useQueryClient()
  const { seen, hasConflict, setHasConflict, loadLatest } = useEditSnapshot(category, () =>
    setTouched(false),
  )
  const { id, name, image, updatedAt } = seen

  async function update(draft: CategoryDraft) {
    setSaving(true)
    const result = await save(
      () => updateCategory({ data: { id, draft, seenUpdatedAt: updatedAt } }),
      categoryRefusal,
    )
    // After failures too: other users may have changed the list.
    const listed = queryClient.invalidateQueries({ queryKey: staffCategoryQueries.root })
    if (result?.ok) {
      onClose()
      return 'saved'
    }
    await listed
    setSaving(false)
    setHasConflict(result?.ok === false && result.refusal === 'changed-elsewhere')
    return messagesOf(result)
  }

  return (
    <GuardedPanel title={name} isChanged={isTouched} onClose={onClose}>
      <div className="grid gap-6 py-6">
        {hasConflict && <EditConflictNote onShow={loadLatest} />}
        <CategoryForm
          key={updatedAt}
          start={{ name, image }}
          action="Save"
          isSaving={isSaving}
          onTouched={() => setTouched(true)}
          onSave={update}
        />
      </div>
    </GuardedPanel>
  )
}
