import { createFileRoute } from '@tanstack/react-router'
import { dashboardTitle } from '#dashboard/layout/page-titles.messages.ts'
import { NewOccasionPage } from '#dashboard/occasions/new-occasion-page.tsx'
import { loadedHead } from '#ui/loaded-head.ts'

export const Route = createFileRoute('/dashboard/occasions/new')({
  loader: () => ({ head: { meta: [{ title: dashboardTitle('newOccasion') }] } }),
  head: loadedHead,
  component: NewOccasionPage,
})
