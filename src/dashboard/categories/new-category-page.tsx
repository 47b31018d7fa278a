import { useNavigate } from '@tanstack/react-router'
import { createCategory, staffCategoryQueries } from '#api/categories.ts'
import type { CategoryDraft } from '#commerce/catalogue/editing/category-draft.ts'
import { BackLink } from '../layout/back-link.tsx'
import { useSave } from '../saving/use-save.ts'
import { categoriesText } from './categories.messages.ts'
import { CategoryForm } from './category-form.tsx'
import { categoryRefusal, messagesOf } from './category-refusals.ts'

export function NewCategoryPage() {
  const navigate = useNavigate()
  const { save, isSaving } = useSave({
    send: (draft: CategoryDraft) => createCategory({ data: draft }),
    refusal: categoryRefusal,
    invalidates: [staffCategoryQueries.root],
  })

  async function create(draft: CategoryDraft) {
    const result = await save(draft)
    if (!result?.ok) return messagesOf(result)
    await navigate({ to: '/dashboard/categories' })
    return 'saved'
  }

  return (
    <>
      <BackLink to="/dashboard/categories">{categoriesText('all')}</BackLink>
      <h1 className="mt-1 mb-8 font-display text-xl">{categoriesText('newCategory')}</h1>
      <CategoryForm
        start={{ name: '', nameAr: '', image: null }}
        action={categoriesText('create')}
        isSaving={isSaving}
        onSave={create}
      />
    </>
  )
}
