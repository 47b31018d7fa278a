import { createFileRoute } from '@tanstack/react-router'
import { staffCategoryQueries } from '#api/categories.ts'
import { CategoriesPage } from '#dashboard/categories/categories-page.tsx'
import { dashboardTitle } from '#dashboard/layout/page-titles.messages.ts'
import { loadedHead } from '#ui/loaded-head.ts'

export const Route = createFileRoute('/dashboard/categories/')({
  loader: async ({ context }) => {
    await context.queryClient.prefetchQuery(staffCategoryQueries.all())
    return { head: { meta: [{ title: dashboardTitle('categories') }] } }
  },
  head: loadedHead,
  component: CategoriesPage,
})
