import { createFileRoute } from '@tanstack/react-router'
import { staffOrderQueries } from '#api/staff-orders.queries.ts'
import { readRouteSearch } from '#dashboard/delivery-routes/route-search.ts'
import { dashboardTitle } from '#dashboard/layout/page-titles.messages.ts'
import { onEntering } from '#dashboard/lists/on-entering.ts'
import { MakeListPage } from '#dashboard/make-list/make-list-page.tsx'
import { loadedHead } from '#ui/loaded-head.ts'

export const Route = createFileRoute('/dashboard/make-list')({
  validateSearch: readRouteSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps, cause }) => {
    await onEntering(cause, () =>
      context.queryClient.prefetchQuery(staffOrderQueries.makeList(deps)),
    )
    return { head: { meta: [{ title: dashboardTitle('makeList') }] } }
  },
  head: loadedHead,
  component: () => <MakeListPage search={Route.useSearch()} />,
})
