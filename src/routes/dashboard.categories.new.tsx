import { createFileRoute } from '@tanstack/react-router'
import { NewCategoryPage } from '#dashboard/categories/new-category-page.tsx'

export const Route = createFileRoute('/dashboard/categories/new')({
  head: () => ({ meta: [{ title: 'New category' }] }),
  component: NewCategoryPage,
})
