import { createFileRoute } from '@tanstack/react-router'
import { telephoneQueries } from '#api/telephone-orders.ts'
import { requirePermission } from '#auth/guards.ts'
import { dashboardTitle } from '#dashboard/layout/page-titles.messages.ts'
import { NewOrderPage } from '#dashboard/telephone/new-order-page.tsx'
import { loadedHead } from '#ui/loaded-head.ts'

export const Route = createFileRoute('/dashboard/orders/new')({
  // The id of a customer, whose page leads here.
  validateSearch: ({ customer }: { customer?: unknown }): { customer?: string | undefined } => ({
    customer:
      typeof customer === 'string' && /^[\w-]{1,128}$/.test(customer) ? customer : undefined,
  }),
  beforeLoad: ({ context }) => requirePermission(context.user, 'orders.place'),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps: { customer: id } }) => {
    const [customer] = await Promise.all([
      id === undefined ? null : queryClient.fetchQuery(telephoneQueries.customer(id)),
      queryClient.prefetchQuery(telephoneQueries.options([])),
    ])
    return { customer, head: { meta: [{ title: dashboardTitle('newOrder') }] } }
  },
  head: loadedHead,
  component: NewOrder,
})

function NewOrder() {
  const { customer } = Route.useLoaderData()
  const { role } = Route.useRouteContext().user
  return <NewOrderPage key={customer?.id} customer={customer} role={role} />
}
