import { createFileRoute } from '@tanstack/react-router'
import { NewCategoryPage } from '#dashboard/categories/new-category-page.tsx'
import { managementTitle } from '#dashboard/management-titles.messages.ts'

export const Route = createFileRoute('/dashboard/categories/new')({
  head: () => ({ meta: [{ title: managementTitle('newCategory') }] }),
  component: NewCategoryPage,
})
