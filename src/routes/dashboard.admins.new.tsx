import { createFileRoute } from '@tanstack/react-router'
import { requirePermission } from '#auth/guards.ts'
import { NewAdminPage } from '#dashboard/admins/new-admin-page.tsx'
import { dashboardTitle } from '#dashboard/layout/page-titles.messages.ts'
import { loadedHead } from '#ui/loaded-head.ts'

export const Route = createFileRoute('/dashboard/admins/new')({
  beforeLoad: ({ context }) => requirePermission(context.user, 'admins.write'),
  loader: () => ({ head: { meta: [{ title: dashboardTitle('addAdmin') }] } }),
  head: loadedHead,
  component: NewAdminPage,
})
