import { createFileRoute } from '@tanstack/react-router'
import { staffContentQueries } from '#api/staff-content.ts'
import { requirePermission } from '#auth/guards.ts'
import { ContentPagesPage } from '#dashboard/content-pages/content-pages-page.tsx'
import { dashboardTitle } from '#dashboard/layout/page-titles.messages.ts'
import { loadedHead } from '#ui/loaded-head.ts'

export const Route = createFileRoute('/dashboard/pages/')({
  beforeLoad: ({ context }) => requirePermission(context.user, 'content.write'),
  loader: async ({ context }) => {
    await context.queryClient.prefetchQuery(staffContentQueries.all())
    return { head: { meta: [{ title: dashboardTitle('pages') }] } }
  },
  head: loadedHead,
  component: ContentPagesPage,
})
