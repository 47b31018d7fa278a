import { createFileRoute } from '@tanstack/react-router'
import { staffOrderQueries } from '#api/staff-orders.queries.ts'
import { TodayPage } from '#dashboard/today/today-page.tsx'
import { readTodaySearch } from '#dashboard/today/today-search.ts'

export const Route = createFileRoute('/dashboard/today')({
  validateSearch: readTodaySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    context.queryClient.prefetchQuery(staffOrderQueries.board(deps.date)),
  head: () => ({ meta: [{ title: 'Today' }] }),
  component: Today,
})

function Today() {
  const { user } = Route.useRouteContext()
  return <TodayPage date={Route.useSearch().date} role={user.role} />
}
