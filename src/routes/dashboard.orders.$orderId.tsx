import { createFileRoute, notFound } from '@tanstack/react-router'
import { staffOrderQueries } from '#api/staff-orders.queries.ts'
import { NotFoundInDashboard } from '#dashboard/layout/not-found-in-dashboard.tsx'
import { dashboardTitle } from '#dashboard/layout/page-titles.messages.ts'
import { OrderPage } from '#dashboard/orders/order-page.tsx'
import { loadedHead } from '#ui/loaded-head.ts'
import { Spinner } from '#ui/spinner.tsx'

export const Route = createFileRoute('/dashboard/orders/$orderId')({
  loader: async ({ context, params }) => {
    const found = await context.queryClient.fetchQuery(staffOrderQueries.detail(params.orderId))
    if (!found) throw notFound()
    return { head: { meta: [{ title: dashboardTitle('order', { number: found.order.number }) }] } }
  },
  head: loadedHead,
  pendingMs: 100,
  pendingMinMs: 300,
  pendingComponent: () => <Spinner label={dashboardTitle('loading')} shown />,
  component: Order,
  notFoundComponent: () => <NotFoundInDashboard thing="order" />,
})

function Order() {
  const { orderId } = Route.useParams()
  return <OrderPage key={orderId} id={orderId} role={Route.useRouteContext().user.role} />
}
