import { createFileRoute, notFound } from '@tanstack/react-router'
import { staffQueries } from '#api/staff.ts'
import { requirePermission } from '#auth/guards.ts'
import { AdminPage } from '#dashboard/admins/admin-page.tsx'
import { NotFoundInDashboard } from '#dashboard/layout/not-found-in-dashboard.tsx'
import { loadedHead } from '#ui/loaded-head.ts'

export const Route = createFileRoute('/dashboard/admins/$userId')({
  beforeLoad: ({ context }) => requirePermission(context.user, 'admins.read'),
  loader: async ({ context, params }) => {
    const { members } = await context.queryClient.fetchQuery(staffQueries.roster())
    const member = members.find((one) => one.id === params.userId)
    if (!member) throw notFound()
    return { head: { meta: [{ title: member.name }] } }
  },
  head: loadedHead,
  component: () => (
    <AdminPage userId={Route.useParams().userId} user={Route.useRouteContext().user} />
  ),
  notFoundComponent: () => <NotFoundInDashboard thing="admin" />,
})
