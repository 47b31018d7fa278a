import { createFileRoute } from '@tanstack/react-router'
import { staffOrderQueries } from '#api/staff-orders.queries.ts'
import { dashboardTitle } from '#dashboard/layout/page-titles.messages.ts'
import { onEntering } from '#dashboard/lists/on-entering.ts'
import { OrdersPage } from '#dashboard/orders/orders-page.tsx'
import { listingOf, readOrdersSearch } from '#dashboard/orders/orders-search.ts'
import { loadedHead } from '#ui/loaded-head.ts'

export const Route = createFileRoute('/dashboard/orders/')({
  validateSearch: readOrdersSearch,
  loaderDeps: ({ search }) => listingOf(search),
  loader: async ({ context: { queryClient }, deps, cause }) => {
    await onEntering(cause, () =>
      Promise.all([
        queryClient.prefetchInfiniteQuery(staffOrderQueries.list(deps)),
        queryClient.prefetchQuery(staffOrderQueries.counts(deps)),
        queryClient.prefetchQuery(staffOrderQueries.filterChoices()),
      ]),
    )
    return { head: { meta: [{ title: dashboardTitle('orders') }] } }
  },
  head: loadedHead,
  component: Orders,
})

function Orders() {
  const { user } = Route.useRouteContext()
  return <OrdersPage search={Route.useSearch()} user={user} />
}
