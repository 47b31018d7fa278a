import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { staffCategoryQueries } from '#api/categories.queries.ts'
import { createCategory } from '#api/categories.ts'
import type { CategoryDraft } from '#commerce/catalogue/editing/category-draft.ts'
import { BackLink } from '../people/back-link.tsx'
import { save } from '../saving/save.ts'
import { CategoryForm } from './category-form.tsx'
import { categoryRefusal, messagesOf } from './category-refusals.ts'

const emptyDraft: CategoryDraft = { name: '', image: null }

export function NewCategoryPage() {
  const [isSaving, setSaving] = useState(false)
  const queryClient = useQueryClient()
  const navigate = useNavigate()

  async function create(draft: CategoryDraft) {
    setSaving(true)
    const result = await save(() => createCategory({ data: draft }), categoryRefusal)
    setSaving(false)
    if (!result?.ok) return messagesOf(result)
    await queryClient.invalidateQueries({ queryKey: staffCategoryQueries.root })
    await navigate({ to: '/dashboard/categories' })
    return 'saved'
  }

  return (
    <>
      <BackLink to="/dashboard/categories">All categories</BackLink>
      <h1 className="mt-1 mb-8 font-display text-xl">New category</h1>
      <CategoryForm start={emptyDraft} action="Create" isSaving={isSaving} onSave={create} />
    </>
  )
}
