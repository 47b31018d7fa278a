import { createFileRoute } from '@tanstack/react-router'
import { dispatchQueries } from '#api/dispatch.queries.ts'
import { readRouteSearch } from '#dashboard/delivery-routes/route-search.ts'
import { DispatchPage } from '#dashboard/dispatch/dispatch-page.tsx'
import { dashboardTitle } from '#dashboard/layout/page-titles.messages.ts'
import { onEntering } from '#dashboard/lists/on-entering.ts'
import { loadedHead } from '#ui/loaded-head.ts'

export const Route = createFileRoute('/dashboard/dispatch')({
  validateSearch: readRouteSearch,
  loaderDeps: ({ search }) => ({ date: search.date }),
  loader: async ({ context, deps, cause }) => {
    await onEntering(cause, () => context.queryClient.prefetchQuery(dispatchQueries.day(deps.date)))
    return { head: { meta: [{ title: dashboardTitle('dispatch') }] } }
  },
  head: loadedHead,
  component: Dispatch,
})

function Dispatch() {
  const { user } = Route.useRouteContext()
  return <DispatchPage search={Route.useSearch()} role={user.role} />
}
