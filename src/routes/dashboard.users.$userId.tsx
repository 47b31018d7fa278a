import { createFileRoute, notFound } from '@tanstack/react-router'
import { customerPageQueries } from '#api/customer-page.ts'
import { userQueries } from '#api/users.ts'
import { requirePermission } from '#auth/guards.ts'
import { NotFoundInDashboard } from '#dashboard/layout/not-found-in-dashboard.tsx'
import { UserPage } from '#dashboard/users/user-page.tsx'
import { loadedHead } from '#ui/loaded-head.ts'

export const Route = createFileRoute('/dashboard/users/$userId')({
  beforeLoad: ({ context }) => requirePermission(context.user, 'users.read'),
  loader: async ({ context: { queryClient }, params: { userId } }) => {
    const [user] = await Promise.all([
      queryClient.fetchQuery(userQueries.detail(userId)),
      queryClient.prefetchInfiniteQuery(userQueries.orders(userId)),
      queryClient.prefetchQuery(customerPageQueries.customer(userId)),
      queryClient.prefetchInfiniteQuery(customerPageQueries.emails(userId)),
    ])
    if (!user) throw notFound()
    return { head: { meta: [{ title: user.name }] } }
  },
  head: loadedHead,
  component: User,
  notFoundComponent: () => <NotFoundInDashboard thing="user" />,
})

function User() {
  const { userId } = Route.useParams()
  return <UserPage key={userId} userId={userId} ownId={Route.useRouteContext().user.id} />
}
