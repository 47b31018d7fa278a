import { createFileRoute } from '@tanstack/react-router'
import { deliverySettingsQueries } from '#commerce/delivery/settings/delivery-settings.queries.ts'
import { DeliveryPage } from '#dashboard/delivery/delivery-page.tsx'
import { requirePermission } from '#identity/authorization/route-guards.ts'

export const Route = createFileRoute('/dashboard/delivery')({
  beforeLoad: ({ context }) => requirePermission(context.user, 'delivery.write'),
  loader: ({ context }) => context.queryClient.prefetchQuery(deliverySettingsQueries.all()),
  head: () => ({ meta: [{ title: 'Delivery' }] }),
  component: DeliveryPage,
})
