import { createFileRoute } from '@tanstack/react-router'
import { NewUserPage } from '#dashboard/users/new-user-page.tsx'
import { requirePermission } from '#identity/authorization/route-guards.ts'

export const Route = createFileRoute('/dashboard/users/new')({
  beforeLoad: ({ context }) => requirePermission(context.user, 'users.write'),
  head: () => ({ meta: [{ title: 'New user' }] }),
  component: NewUserPage,
})
