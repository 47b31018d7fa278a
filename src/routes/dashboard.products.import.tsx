import { createFileRoute } from '@tanstack/react-router'
import { managementTitle } from '#dashboard/management-titles.messages.ts'
import { ImportPage } from '#dashboard/products/import-page.tsx'
import { loadedHead } from '#ui/loaded-head.ts'

export const Route = createFileRoute('/dashboard/products/import')({
  loader: () => ({ head: { meta: [{ title: managementTitle('importProducts') }] } }),
  head: loadedHead,
  component: ImportPage,
})
