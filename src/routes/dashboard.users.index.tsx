import { createFileRoute } from '@tanstack/react-router'
import { userQueries } from '#api/users.ts'
import { requirePermission } from '#auth/guards.ts'
import { dashboardTitle } from '#dashboard/layout/page-titles.messages.ts'
import { onEntering } from '#dashboard/lists/on-entering.ts'
import { UsersPage } from '#dashboard/users/users-page.tsx'
import { readUsersSearch } from '#dashboard/users/users-search.ts'
import { loadedHead } from '#ui/loaded-head.ts'

export const Route = createFileRoute('/dashboard/users/')({
  validateSearch: readUsersSearch,
  beforeLoad: ({ context }) => requirePermission(context.user, 'users.read'),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps, cause }) => {
    await onEntering(cause, () => context.queryClient.prefetchInfiniteQuery(userQueries.list(deps)))
    return { head: { meta: [{ title: dashboardTitle('users') }] } }
  },
  head: loadedHead,
  component: () => <UsersPage search={Route.useSearch()} />,
})
