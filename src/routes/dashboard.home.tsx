import { createFileRoute } from '@tanstack/react-router'
import { overviewQueries } from '#api/overview.ts'
import { requirePermission } from '#auth/guards.ts'
import { HomePage } from '#dashboard/home/home-page.tsx'
import { dashboardTitle } from '#dashboard/layout/page-titles.messages.ts'
import { loadedHead } from '#ui/loaded-head.ts'

export const Route = createFileRoute('/dashboard/home')({
  beforeLoad: ({ context }) => requirePermission(context.user, 'orders.read'),
  loader: async ({ context: { queryClient } }) => {
    await queryClient.prefetchQuery(overviewQueries.home())
    return { head: { meta: [{ title: dashboardTitle('home') }] } }
  },
  head: loadedHead,
  component: Home,
})

function Home() {
  return <HomePage user={Route.useRouteContext().user} />
}
