import { createFileRoute } from '@tanstack/react-router'
import { ImportPage } from '#dashboard/products/import-page.tsx'

export const Route = createFileRoute('/dashboard/products/import')({
  head: () => ({ meta: [{ title: 'Import products' }] }),
  component: ImportPage,
})
