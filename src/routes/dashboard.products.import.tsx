import { createFileRoute } from '@tanstack/react-router'
import { dashboardTitle } from '#dashboard/layout/page-titles.messages.ts'
import { ImportPage } from '#dashboard/products/import-page.tsx'
import { loadedHead } from '#ui/loaded-head.ts'

export const Route = createFileRoute('/dashboard/products/import')({
  loader: () => ({ head: { meta: [{ title: dashboardTitle('importProducts') }] } }),
  head: loadedHead,
  component: ImportPage,
})
