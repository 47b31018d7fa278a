import { createFileRoute } from '@tanstack/react-router'
import { NewCategoryPage } from '#dashboard/categories/new-category-page.tsx'
import { dashboardTitle } from '#dashboard/layout/page-titles.messages.ts'
import { loadedHead } from '#ui/loaded-head.ts'

export const Route = createFileRoute('/dashboard/categories/new')({
  loader: () => ({ head: { meta: [{ title: dashboardTitle('newCategory') }] } }),
  head: loadedHead,
  component: NewCategoryPage,
})
