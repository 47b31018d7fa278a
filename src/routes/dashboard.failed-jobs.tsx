import { createFileRoute } from '@tanstack/react-router'
import { overviewQueries } from '#api/overview.ts'
import { requirePermission } from '#auth/guards.ts'
import { FailedJobsPage } from '#dashboard/failed-jobs/failed-jobs-page.tsx'
import { dashboardTitle } from '#dashboard/layout/page-titles.messages.ts'
import { loadedHead } from '#ui/loaded-head.ts'

export const Route = createFileRoute('/dashboard/failed-jobs')({
  beforeLoad: ({ context }) => requirePermission(context.user, 'jobs.retry'),
  loader: async ({ context: { queryClient } }) => {
    await queryClient.prefetchInfiniteQuery(overviewQueries.failedJobs())
    return { head: { meta: [{ title: dashboardTitle('failedJobs') }] } }
  },
  head: loadedHead,
  component: FailedJobsPage,
})
