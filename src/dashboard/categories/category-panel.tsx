import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CategoryDraft, StaffCategory } from '#commerce/catalogue/editing/category-draft.ts'
import { staffCategoryQueries } from '#commerce/catalogue/editing/editing.queries.ts'
import { updateCategory } from '#commerce/catalogue/editing/staff-categories.functions.ts'
import { EditConflictNote } from '../saving/edit-conflict-note.tsx'
import { GuardedPanel } from '../saving/guarded-panel.tsx'
import { save } from '../saving/save.ts'
import { useEditSnapshot } from '../saving/use-edit-snapshot.ts'
import { CategoryForm } from './category-form.tsx'
import { messagesOf } from './category-messages.ts'
import { categoryRefusal } from './category-refusals.ts'

/** A category is changed beside the list that it stands in. */
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
    const answer = await save(
      () => updateCategory({ data: { id, draft, seenUpdatedAt: updatedAt } }),
      categoryRefusal,
    )
    // Whatever the answer: others may have changed the list that it stands in.
    const listed = queryClient.invalidateQueries({ queryKey: staffCategoryQueries.root })
    if (answer?.ok) {
      onClose()
      return 'saved'
    }
    await listed
    setSaving(false)
    setHasConflict(answer?.ok === false && answer.refusal === 'changed-by-somebody-else')
    return messagesOf(answer)
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
