import { createFileRoute } from '@tanstack/react-router'
import { staffQueries } from '#api/staff.ts'
import { requirePermission } from '#auth/guards.ts'
import { AdminsPage } from '#dashboard/admins/admins-page.tsx'
import { managementTitle } from '#dashboard/management-titles.messages.ts'

export const Route = createFileRoute('/dashboard/admins/')({
  beforeLoad: ({ context }) => requirePermission(context.user, 'admins.read'),
  loader: ({ context }) => context.queryClient.prefetchQuery(staffQueries.roster()),
  head: () => ({ meta: [{ title: managementTitle('admins') }] }),
  component: () => <AdminsPage ownId={Route.useRouteContext().user.id} />,
})
