import { createFileRoute } from '@tanstack/react-router'
import { NewAdminPage } from '#dashboard/admins/new-admin-page.tsx'
import { requirePermission } from '#identity/authorization/route-guards.ts'

export const Route = createFileRoute('/dashboard/admins/new')({
  beforeLoad: ({ context }) => requirePermission(context.user, 'admins.write'),
  head: () => ({ meta: [{ title: 'Add admin' }] }),
  component: NewAdminPage,
})
