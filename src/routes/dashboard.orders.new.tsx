import { createFileRoute } from '@tanstack/react-router'
import { telephoneQueries } from '#api/telephone-orders.ts'
import { requirePermission } from '#auth/guards.ts'
import { dashboardTitle } from '#dashboard/layout/page-titles.messages.ts'
import { NewOrderPage } from '#dashboard/telephone/new-order-page.tsx'
import { loadedHead } from '#ui/loaded-head.ts'

export const Route = createFileRoute('/dashboard/orders/new')({
  beforeLoad: ({ context }) => requirePermission(context.user, 'orders.place'),
  loader: async ({ context: { queryClient } }) => {
    await queryClient.prefetchQuery(telephoneQueries.options([]))
    return { head: { meta: [{ title: dashboardTitle('newOrder') }] } }
  },
  head: loadedHead,
  component: NewOrderPage,
})
