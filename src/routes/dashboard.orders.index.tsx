import { createFileRoute } from '@tanstack/react-router'
import { staffOrderQueries } from '#commerce/orders/order.queries.ts'
import { OrdersPage } from '#dashboard/orders/orders-page.tsx'
import { readOrdersSearch } from '#dashboard/orders/orders-search.ts'

export const Route = createFileRoute('/dashboard/orders/')({
  validateSearch: readOrdersSearch,
  loaderDeps: ({ search }) => ({ status: search.status }),
  loader: ({ context, deps }) =>
    context.queryClient.prefetchInfiniteQuery(staffOrderQueries.list(deps.status)),
  head: () => ({ meta: [{ title: 'Orders' }] }),
  component: Orders,
})

function Orders() {
  return <OrdersPage status={Route.useSearch().status} />
}
