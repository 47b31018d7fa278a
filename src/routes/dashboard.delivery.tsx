import { createFileRoute } from '@tanstack/react-router'
import { deliverySettingsQueries } from '#api/delivery-settings.queries.ts'
import { requirePermission } from '#auth/guards.ts'
import { DeliveryPage } from '#dashboard/delivery/delivery-page.tsx'
import { dashboardTitle } from '#dashboard/layout/page-titles.messages.ts'
import { loadedHead } from '#ui/loaded-head.ts'

export const Route = createFileRoute('/dashboard/delivery')({
  beforeLoad: ({ context }) => requirePermission(context.user, 'delivery.write'),
  loader: async ({ context }) => {
    await context.queryClient.prefetchQuery(deliverySettingsQueries.all())
    return { head: { meta: [{ title: dashboardTitle('delivery') }] } }
  },
  head: loadedHead,
  component: DeliveryPage,
})
