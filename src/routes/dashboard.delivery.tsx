import { createFileRoute } from '@tanstack/react-router'
import { deliverySettingsQueries } from '#api/delivery-settings.queries.ts'
import { requirePermission } from '#auth/guards.ts'
import { DeliveryPage } from '#dashboard/delivery/delivery-page.tsx'
import { managementTitle } from '#dashboard/management-titles.messages.ts'
import { loadedHead } from '#ui/loaded-head.ts'

export const Route = createFileRoute('/dashboard/delivery')({
  beforeLoad: ({ context }) => requirePermission(context.user, 'delivery.write'),
  loader: async ({ context }) => {
    await context.queryClient.prefetchQuery(deliverySettingsQueries.all())
    return { head: { meta: [{ title: managementTitle('delivery') }] } }
  },
  head: loadedHead,
  component: DeliveryPage,
})
