import { createFileRoute } from '@tanstack/react-router'
import { staffOrderQueries } from '#api/staff-orders.queries.ts'
import { dashboardTitle } from '#dashboard/layout/page-titles.messages.ts'
import { onEntering } from '#dashboard/lists/on-entering.ts'
import { dayIn } from '#dashboard/lists/read-search.ts'
import { TodayPage } from '#dashboard/today/today-page.tsx'
import { loadedHead } from '#ui/loaded-head.ts'

export const Route = createFileRoute('/dashboard/today')({
  // Without a date: today.
  validateSearch: ({ date }: { date?: unknown }): { date?: string | undefined } => ({
    date: dayIn(date),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps, cause }) => {
    await onEntering(cause, () =>
      context.queryClient.prefetchQuery(staffOrderQueries.board(deps.date)),
    )
    return { head: { meta: [{ title: dashboardTitle('today') }] } }
  },
  head: loadedHead,
  component: Today,
})

function Today() {
  const { user } = Route.useRouteContext()
  return <TodayPage date={Route.useSearch().date} role={user.role} />
}
