import { createFileRoute } from '@tanstack/react-router'
import { requirePermission } from '#auth/guards.ts'
import { NewUserPage } from '#dashboard/users/new-user-page.tsx'

export const Route = createFileRoute('/dashboard/users/new')({
  beforeLoad: ({ context }) => requirePermission(context.user, 'users.write'),
  head: () => ({ meta: [{ title: 'New user' }] }),
  component: NewUserPage,
})
