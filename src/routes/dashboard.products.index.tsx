import { createFileRoute } from '@tanstack/react-router'
import { staffCategoryQueries } from '#api/categories.ts'
import { staffProductQueries } from '#api/products.queries.ts'
import { dashboardTitle } from '#dashboard/layout/page-titles.messages.ts'
import { onEntering } from '#dashboard/lists/on-entering.ts'
import { ProductsPage } from '#dashboard/products/products-page.tsx'
import { readProductsSearch } from '#dashboard/products/products-search.ts'
import { loadedHead } from '#ui/loaded-head.ts'

export const Route = createFileRoute('/dashboard/products/')({
  validateSearch: readProductsSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps, cause }) => {
    await onEntering(cause, () =>
      Promise.all([
        queryClient.prefetchInfiniteQuery(staffProductQueries.list(deps)),
        queryClient.prefetchQuery(staffCategoryQueries.all()),
      ]),
    )
    return { head: { meta: [{ title: dashboardTitle('products') }] } }
  },
  head: loadedHead,
  component: () => <ProductsPage search={Route.useSearch()} />,
})
