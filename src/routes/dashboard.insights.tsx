import { createFileRoute } from '@tanstack/react-router'
import { insightsQueries } from '#api/insights.ts'
import { requirePermission } from '#auth/guards.ts'
import { InsightsPage } from '#dashboard/insights/insights-page.tsx'
import { periodOf, readInsightsSearch } from '#dashboard/insights/insights-search.ts'
import { dashboardTitle } from '#dashboard/layout/page-titles.messages.ts'
import { onEntering } from '#dashboard/lists/on-entering.ts'
import { loadedHead } from '#ui/loaded-head.ts'

export const Route = createFileRoute('/dashboard/insights')({
  validateSearch: readInsightsSearch,
  beforeLoad: ({ context }) => requirePermission(context.user, 'insights.read'),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps, cause }) => {
    await onEntering(cause, () =>
      context.queryClient.prefetchQuery(insightsQueries.of(periodOf(deps))),
    )
    return { head: { meta: [{ title: dashboardTitle('insights') }] } }
  },
  head: loadedHead,
  component: () => <InsightsPage search={Route.useSearch()} />,
})
