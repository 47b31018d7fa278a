import { createFileRoute } from '@tanstack/react-router'
import { requirePermission } from '#auth/guards.ts'
import { NewAdminPage } from '#dashboard/admins/new-admin-page.tsx'

export const Route = createFileRoute('/dashboard/admins/new')({
  beforeLoad: ({ context }) => requirePermission(context.user, 'admins.write'),
  head: () => ({ meta: [{ title: 'Add admin' }] }),
  component: NewAdminPage,
})
