import { createFileRoute } from '@tanstack/react-router'
import { staffQueries } from '#api/staff.ts'
import { requirePermission } from '#auth/guards.ts'
import { AdminsPage } from '#dashboard/admins/admins-page.tsx'
import { dashboardTitle } from '#dashboard/layout/page-titles.messages.ts'
import { loadedHead } from '#ui/loaded-head.ts'

export const Route = createFileRoute('/dashboard/admins/')({
  beforeLoad: ({ context }) => requirePermission(context.user, 'admins.read'),
  loader: async ({ context }) => {
    await context.queryClient.prefetchQuery(staffQueries.roster())
    return { head: { meta: [{ title: dashboardTitle('admins') }] } }
  },
  head: loadedHead,
  component: () => <AdminsPage ownId={Route.useRouteContext().user.id} />,
})
