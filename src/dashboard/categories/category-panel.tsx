import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { staffCategoryQueries } from '#api/categories.queries.ts'
import { updateCategory } from '#api/categories.ts'
import type { CategoryDraft, StaffCategory } from '#commerce/catalogue/editing/category-draft.ts'
import { GuardedPanel } from '../saving/guarded-panel.tsx'
import { OvertakenNote } from '../saving/overtaken-note.tsx'
import { save } from '../saving/save.ts'
import { useSeen } from '../saving/use-seen.ts'
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
  const { seen, isOvertaken, setOvertaken, showTheirs } = useSeen(category, () => setTouched(false))
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
    setOvertaken(answer?.ok === false && answer.refusal === 'changed-by-somebody-else')
    return messagesOf(answer)
  }

  return (
    <GuardedPanel title={name} isChanged={isTouched} onClose={onClose}>
      <div className="grid gap-6 py-6">
        {isOvertaken && <OvertakenNote onShow={showTheirs} />}
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
