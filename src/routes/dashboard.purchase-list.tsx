import { createFileRoute } from '@tanstack/react-router'
import { type PurchaseSearch, recipeQueries } from '#api/recipes.ts'
import { dashboardTitle } from '#dashboard/layout/page-titles.messages.ts'
import { onEntering } from '#dashboard/lists/on-entering.ts'
import { dayIn } from '#dashboard/lists/read-search.ts'
import { PurchaseListPage } from '#dashboard/purchase-list/purchase-list-page.tsx'
import { loadedHead } from '#ui/loaded-head.ts'

export const Route = createFileRoute('/dashboard/purchase-list')({
  validateSearch: ({ from, until }): PurchaseSearch => ({
    from: dayIn(from),
    until: dayIn(until),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps, cause }) => {
    await onEntering(cause, () =>
      context.queryClient.prefetchQuery(recipeQueries.purchaseList(deps)),
    )
    return { head: { meta: [{ title: dashboardTitle('purchaseList') }] } }
  },
  head: loadedHead,
  component: () => <PurchaseListPage search={Route.useSearch()} />,
})
