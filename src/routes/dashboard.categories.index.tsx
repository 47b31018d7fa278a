import { createFileRoute } from '@tanstack/react-router'
import { staffCategoryQueries } from '#api/categories.ts'
import { CategoriesPage } from '#dashboard/categories/categories-page.tsx'
import { managementTitle } from '#dashboard/management-titles.messages.ts'

export const Route = createFileRoute('/dashboard/categories/')({
  loader: ({ context }) => context.queryClient.prefetchQuery(staffCategoryQueries.all()),
  head: () => ({ meta: [{ title: managementTitle('categories') }] }),
  component: CategoriesPage,
})
