import { createFileRoute } from '@tanstack/react-router'
import { staffCategoryQueries } from '#api/categories.ts'
import { dashboardTitle } from '#dashboard/layout/page-titles.messages.ts'
import { NewProductPage } from '#dashboard/products/new-product-page.tsx'
import { loadedHead } from '#ui/loaded-head.ts'

export const Route = createFileRoute('/dashboard/products/new')({
  loader: async ({ context }) => {
    await context.queryClient.prefetchQuery(staffCategoryQueries.all())
    return { head: { meta: [{ title: dashboardTitle('newProduct') }] } }
  },
  head: loadedHead,
  component: NewProductPage,
})
