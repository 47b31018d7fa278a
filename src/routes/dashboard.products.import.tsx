import { createFileRoute } from '@tanstack/react-router'
import { managementTitle } from '#dashboard/management-titles.messages.ts'
import { ImportPage } from '#dashboard/products/import-page.tsx'

export const Route = createFileRoute('/dashboard/products/import')({
  head: () => ({ meta: [{ title: managementTitle('importProducts') }] }),
  component: ImportPage,
})
