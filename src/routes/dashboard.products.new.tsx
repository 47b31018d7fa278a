import { createFileRoute } from '@tanstack/react-router'
import { staffCategoryQueries } from '#api/categories.ts'
import { managementTitle } from '#dashboard/management-titles.messages.ts'
import { NewProductPage } from '#dashboard/products/new-product-page.tsx'

export const Route = createFileRoute('/dashboard/products/new')({
  loader: ({ context }) => context.queryClient.prefetchQuery(staffCategoryQueries.all()),
  head: () => ({ meta: [{ title: managementTitle('newProduct') }] }),
  component: NewProductPage,
})
