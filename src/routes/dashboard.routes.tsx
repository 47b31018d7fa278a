import { createFileRoute } from '@tanstack/react-router'
import { staffOrderQueries } from '#api/staff-orders.queries.ts'
import { RoutePage } from '#dashboard/delivery-routes/route-page.tsx'
import { readRouteSearch } from '#dashboard/delivery-routes/route-search.ts'
import { dashboardTitle } from '#dashboard/layout/page-titles.messages.ts'
import { onEntering } from '#dashboard/lists/on-entering.ts'
import { loadedHead } from '#ui/loaded-head.ts'

export const Route = createFileRoute('/dashboard/routes')({
  validateSearch: readRouteSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps, cause }) => {
    await onEntering(cause, () => context.queryClient.prefetchQuery(staffOrderQueries.route(deps)))
    return { head: { meta: [{ title: dashboardTitle('routes') }] } }
  },
  head: loadedHead,
  component: () => <RoutePage search={Route.useSearch()} />,
})
