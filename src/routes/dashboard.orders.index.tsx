import { createFileRoute } from '@tanstack/react-router'
import { workshopQueries } from '#commerce/orders/workshop/workshop.queries.ts'
import { OrdersPage } from '#dashboard/orders/orders-page.tsx'
import { listingOf, readOrdersSearch } from '#dashboard/orders/orders-search.ts'

export const Route = createFileRoute('/dashboard/orders/')({
  validateSearch: readOrdersSearch,
  loaderDeps: ({ search }) => listingOf(search),
  loader: ({ context: { queryClient }, deps }) =>
    Promise.all([
      queryClient.prefetchInfiniteQuery(workshopQueries.list(deps)),
      queryClient.prefetchQuery(workshopQueries.counts(deps)),
      queryClient.prefetchQuery(workshopQueries.choices()),
    ]),
  head: () => ({ meta: [{ title: 'Orders' }] }),
  component: Orders,
})

function Orders() {
  const { user } = Route.useRouteContext()
  return <OrdersPage search={Route.useSearch()} user={user} />
}
