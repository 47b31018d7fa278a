import { createFileRoute, Outlet } from '@tanstack/react-router'
import { requireStaff } from '#auth/guards.ts'
import { DashboardFrame } from '#dashboard/layout/dashboard-frame.tsx'
import { NotFoundInDashboard } from '#dashboard/layout/not-found-in-dashboard.tsx'
import { dashboardTitle } from '#dashboard/layout/page-titles.messages.ts'
import { loadedHead } from '#ui/loaded-head.ts'

export const Route = createFileRoute('/dashboard')({
  beforeLoad: (route) => requireStaff(route),
  loader: () => ({
    head: {
      meta: [
        { title: dashboardTitle('dashboard') },
        { name: 'robots', content: 'noindex, nofollow' },
      ],
    },
  }),
  head: loadedHead,
  staticData: { bare: true },
  notFoundComponent: () => <NotFoundInDashboard />,
  component: Dashboard,
})

function Dashboard() {
  const { user } = Route.useRouteContext()
  return (
    <DashboardFrame user={user}>
      <Outlet />
    </DashboardFrame>
  )
}
