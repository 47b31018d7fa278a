import { createFileRoute } from '@tanstack/react-router'
import { staffOccasionQueries } from '#api/occasions.ts'
import { dashboardTitle } from '#dashboard/layout/page-titles.messages.ts'
import { OccasionsPage } from '#dashboard/occasions/occasions-page.tsx'
import { loadedHead } from '#ui/loaded-head.ts'

export const Route = createFileRoute('/dashboard/occasions/')({
  loader: async ({ context }) => {
    await context.queryClient.prefetchQuery(staffOccasionQueries.all())
    return { head: { meta: [{ title: dashboardTitle('occasions') }] } }
  },
  head: loadedHead,
  component: OccasionsPage,
})
