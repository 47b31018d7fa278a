import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CategoryDraft, StaffCategory } from '#commerce/catalogue/editing/category-draft.ts'
import { updateCategory } from '#commerce/catalogue/editing/staff-categories.functions.ts'
import { GuardedPanel } from '../saving/guarded-panel.tsx'
import { save } from '../saving/save.ts'
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
  const { id, name, image, updatedAt } = category

  async function update(draft: CategoryDraft) {
    setSaving(true)
    const answer = await save(
      () => updateCategory({ data: { id, draft, seenUpdatedAt: updatedAt } }),
      categoryRefusal,
    )
    setSaving(false)
    if (answer && !answer.ok) return messagesOf(answer)
    if (!answer) return messagesOf(null)
    await queryClient.invalidateQueries({ queryKey: ['categories'] })
    onClose()
    return 'saved'
  }

  return (
    <GuardedPanel title={name} isChanged={isTouched} onClose={onClose}>
      <div className="py-6">
        <CategoryForm
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
