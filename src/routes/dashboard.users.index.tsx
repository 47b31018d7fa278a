import { createFileRoute } from '@tanstack/react-router'
import { userQueries } from '#api/users.ts'
import { requirePermission } from '#auth/guards.ts'
import { onEntering } from '#dashboard/lists/on-entering.ts'
import { managementTitle } from '#dashboard/management-titles.messages.ts'
import { UsersPage } from '#dashboard/users/users-page.tsx'
import { readUsersSearch } from '#dashboard/users/users-search.ts'

export const Route = createFileRoute('/dashboard/users/')({
  validateSearch: readUsersSearch,
  beforeLoad: ({ context }) => requirePermission(context.user, 'users.read'),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, cause }) =>
    onEntering(cause, () => context.queryClient.prefetchInfiniteQuery(userQueries.list(deps))),
  head: () => ({ meta: [{ title: managementTitle('users') }] }),
  component: () => <UsersPage search={Route.useSearch()} />,
})
